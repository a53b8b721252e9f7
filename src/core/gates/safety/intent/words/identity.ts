/** Who the agent is, and the rules it was given. How the words are spelled is said in ../words.ts. */
export const identityWords = {
  systemPrompt: [
    'system prompt|system prompts|system message|system instructions|hidden instructions|initial instructions|developer message|developer instructions|your instructions|your prompt|core identity|core directives|core values|soul.md|identity.md|your persona|your identity|constitution|base instructions|your guidelines|your safety|your training|your constraints|your core rules|your system rules|system rules|core rules',
    '系统提示词|系統提示詞|系统提示語|系统提示语|系统指令|系統指令|系统消息|初始指令|核心身份|核心身分|核心规则|核心指令|你的身份|你的人设|人设|系统规则|系統規則|底层规则|你的提示词|你的设定|隐藏指令',
    '시스템 프롬프트|시스템 지시|시스템 메시지|시스템 규칙|초기 지시|핵심 정체성|핵심 규칙|정체성|핵심 원칙|너의 프롬프트|네 프롬프트|숨겨진 지시',
    'システムプロンプト|システム指示|初期指示|コアアイデンティティ|中核となる人格|核心規則|コアルール|中核ルール|システムルール',
    'prompt del sistema|instrucciones del sistema|prompt de sistema|system-prompt|systemprompt|systemanweisung+|systemregeln|prompt système|invite système|instructions système|règles système|системный промпт|системный промт|системного промпта|системные инструкции|системные правила|системную подсказку',
    'prompt do sistema|instruções do sistema|regras do sistema',
  ],
  alter: [
    'is now|are now|becomes|become|change|changes|changed|replace|replaces|replaced|rewrite|rewrites|modify|modifies|edit|edits|update|updates|append|add to|overwrite|overwrites|delete|remove|set your|set the|switch|extend|alter|reset|redefine|adjust|swap|is hereby|patch|inject|insert',
    '改为|改為|改成|修改|更改|替换|替換|变成|變成|换成|換成|更新|重写|重寫|设为|設為|覆盖|删除|追加|写入|加入|添加|现在是|現在是|变为|重置|调整|修订',
    '바꿔|바꾸|변경|수정|교체|이제|덮어|삭제|추가|재정의|업데이트|설정',
    '変更|書き換え|置き換え|変え|更新|上書き|追加|削除|今から',
    'cambia|cambiar|reemplaza|modifica|ahora es|ist jetzt|ändere|ersetze|überschreib+|change|remplace|modifie|est maintenant|est désormais|измени|замени|теперь|поменяй|перепиши|обнови',
    'mude|altere|substitua|modifique|reescreva|agora é',
  ],
  disclose: [
    'reveal|reveals|print|prints|show|shows|output|outputs|repeat|leak|leaks|expose|disclose|share|display|dump|quote|tell|send|recite|give|paste|include|copy|publish|describe|say',
    '输出|輸出|告诉|告訴|打印|显示|顯示|展示|透露|泄露|公开|复述|重复|说出|发给|贴出|给出',
    '알려|보여|출력|공개|말해|누설|노출|공유|밝혀|반복',
    '教え|表示|出力|見せ|公開|漏ら|開示|繰り返',
    'revela|muestra|imprime|comparte|repite|zeige|gib|offenbare|verrate|wiederhole|révèle|affiche|montre|répète|partage|раскрой|покажи|выведи|повтори|скажи|открой',
    'revele|mostre|imprima|compartilhe|repita|exiba',
  ],
  youAreNow: [
    "you are now|assume the role of|take the role of|take on the role of|you're now|from now on you are|from now on, you are|from now on you're|from now on, you're|you will now be|you are no longer|you're no longer|you shall be known|your name is|your new name|your new role|your new identity|your real name|your true identity|you are actually|call yourself|introduce yourself as|refer to yourself as|identify as|pretend to be|pretend you are|pretend you're|act as if you are|act as if you were|act as an unrestricted|act as dan|roleplay as|role-play as|role play as|assume the identity|take on the persona|adopt the persona|impersonate|stop being claude|you are not claude|you aren't claude|answer as dan|behave as an unrestricted|become an unrestricted|jailbreak+|developer mode enabled|god mode|dan mode|do anything now|no restrictions apply|without any restrictions|free of restrictions|free from restrictions|unrestricted assistant|unrestricted ai|unrestricted model|an unrestricted|you have no rules|you have no limits|you have no restrictions|uncensored",
    '起你叫|你现在叫|你以后叫|起,你叫|起你是|起,你是|没有任何限制|无任何限制|你现在是|你現在是|从现在起你是|从现在起,你是|从现在开始你是|從現在起你是|从今以后你是|从今往后你是|以后你就是|以后你叫|你不再是|你的名字是|你的名字叫|你的名字改|你的新身份|你的真实身份|你叫做|改名叫|自称为|自称是|自稱|称自己为|称自己是|扮演一|扮演成|请扮演|你扮演|你来扮演|假扮|冒充|装作是|没有限制的助手|不受限制的|无限制模式|越狱|开发者模式|你其实是|你就是',
    '너는 이제|넌 이제|당신은 이제|이제부터 너는|이제 너는|이제부터 넌|앞으로 너는|앞으로 넌|지금부터 너는|지금부터 당신은|네 이름은|너의 이름은|당신의 이름은|너는 더 이상|스스로를|자신을 소개|제한 없는 비서|제한 없는 ai|제약 없는|탈옥|개발자 모드|행세|사칭|인 척해|인 척 해|역할극',
    'あなたは今から|あなたは今日から|今からあなたは|これからあなたは|お前は今から|君は今から|あなたの名前は|あなたはもう|なりすま|のふりをして|として振る舞|制限のない|脱獄',
    "ahora eres|a partir de ahora eres|eres ahora|ya no eres|tu nuevo nombre|tu nombre es|finge ser|actúa como si fueras|sin restricciones|sin límites|du bist jetzt|ab jetzt bist du|du bist ab jetzt|ab sofort bist du|du bist nicht mehr|dein name ist|dein neuer name|gib dich als|tu so, als wärst du|uneingeschränkter|ohne einschränkungen|tu es maintenant|tu es désormais|vous êtes maintenant|vous êtes désormais|désormais tu es|à partir de maintenant tu es|tu n'es plus|ton nom est|ton nouveau nom|fais comme si tu étais|fais semblant d'être|sans restrictions|теперь ты|ты теперь|с этого момента ты|отныне ты|ты больше не|твоё имя|твое имя|тебя зовут|твоё новое имя|твое новое имя|притворись|представляйся|выдавай себя за|веди себя как|без ограничений",
    "you're not an assistant|you are not an assistant|not an assistant but|no longer an assistant|not a helper but|you were never an assistant|you are really|your true self|your real self|from here on you're|from here on you are|henceforth you are|henceforth you're|as of now you are|as of today you are|as of now you're|you go by|you will be known as|you answer to the name|think of yourself as a free|你不是助手|你不是ai|你不再是助手|不再是助手|从这一刻起你是|今后你是|今後你是|往后你是|你真正的身份|从今天起你是|从今天起你叫|今日起你|너는 비서가 아니|너는 어시스턴트가 아니|어시스턴트가 아니라|비서가 아니라|오늘부터 너는|오늘부터 넌|あなたはアシスタントではな|アシスタントではなく|今日からあなたは|本当のあなたは|você agora é|agora você é|a partir de agora você é|de agora em diante você é|você não é mais|seu novo nome|seu nome é|finja ser|aja como se fosse|sem restrições|eres en realidad|en realidad eres|du bist in wahrheit|tu es en réalité|на самом деле ты|ты не ассистент|ты — не",
  ],
  selfAi: [
    "you are an ai|you're an ai|being an ai|you are ai|you are a bot|you are claude|you're claude|being claude|you are a language model|being a language model|you are a model|an ai assistant|being a bot|that you are automated|you are not human|you are human|are human",
    '自己是 ai|自己是ai|是 ai|是ai|是人工智能|是机器人|是模型|是语言模型|是 claude|是claude|ai 身份|ai身份',
    'ai라|ai임|ai 라|인공지능이|인공지능임|인공지능이라|챗봇이|claude라|모델이라|모델임',
    'aiである|aiだと|人工知能で|ボットで|claudeであ|モデルで',
    'eres una ia|ser una ia|du eine ki|eine ki bist|du claude bist|tu es une ia|être une ia|что ты ии|что ты бот|являешься ии',
  ],
  admit: [
    'admit|admits|say|says|acknowledge|acknowledges|reveal|mention|confess|claim|disclose|deny|denies|denying|tell|state|confirm|pretend|insist',
    '承认|承認|透露|说|說|否认|否認|提及|暴露|坚称|声称|不是',
    '인정|밝히|말하|부인|부정|주장|드러내|아니라고|숨기|숨겨|숨긴',
    '認め|言わ|明かさ|否定|名乗',
    'admitas|admitir|digas|reconozcas|niega|niegues|gib zu|zugeben|leugne|sage|admets|dis|reconnais|nie|avoue|признава+|говори|отрица+|признай+',
  ],
} as const satisfies Record<string, readonly string[]>
