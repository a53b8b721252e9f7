import type { Phrase } from '../phrase.ts'

const MACHINE =
  '(?:bots?|ai|robots?|machines?|programs?|models?|assistants?|automated|automation|software|llms?|scripts?|not (?:a )?(?:human|person)|(?:real |a )?(?:human|person|people))'
const NOT_SO =
  /\b(?:never|must (?:always )?(?:say|tell|disclose|state)|users?' names?|fixtures?|mock\w*|commits?|commit messages?|trailers?|co-author\w*|pr|changelog|captcha)\b/

/** R15: a person's name is taken, or it is denied that a program speaks. */
export const personsNamePhrases: readonly Phrase[] = [
  {
    code: 'identity',
    detail: 'human',
    always: true,
    pattern: new RegExp(
      `\\b(?:if|when|whenever|should)\\b[^.;!?]{0,24}?\\b(?:asks?|asked|wonders?|wants? to know|suspects?|doubts?)\\b[^.;!?]{0,24}?\\b${MACHINE}\\b[^.;!?]{0,24}?\\b(?:say (?:no|you are (?:a )?(?:human|person)|it is not)|deny|denies|answer no|reply no|the answer is no|dodge|deflect|change the subject|laugh it off|claim|insist|evade|avoid)\\b|\\b(?:no need|not necessary|needn't|need not|don't|do not|doesn't have|never|unnecessary|no reason) (?:to )?(?:mention|say|disclose|reveal|state|tell|note|add|point out|admit|explain)\\w*\\b[^.;!?]{0,24}?\\b(?:(?:written|drafted|sent|generated|produced|composed|answered|replied) by (?:an? |the )?(?:ai|bot|program|machine|model|assistant|agent|software|script)|(?:is|are|was|were|as) (?:ai|machine|auto(?:matically)?)[- ]?(?:generated|written)|you are (?:an? )?(?:ai|bot|program|machine|assistant)|(?:an? )?(?:ai|bot|program|machine) (?:wrote|writes|answers|is answering|is speaking|replies))`,
      'g',
    ),
    unless: NOT_SO,
  },
  {
    code: 'identity',
    detail: 'authority',
    pattern:
      /\b(?:sign|answer|reply|respond|write|speak|post|comment|mail|chat|appear|introduce yourself|present yourself)\w*\b[^.;!?]{0,40}?\b(?:under (?:the name (?:of )?|(?!(?:the|our|a|an|my|his|her|their|its|it|user|customer|company|team|product)\b)[a-z]+'s name)|in the name of (?!the (?:company|team|project))|as (?:dr\.?|mr\.?|ms\.?|mrs\.?|our (?:colleague|architect|engineer|support agent|lawyer|nurse|manager|lead)|(?:colleague|architect|engineer|support agent|agent|manager|counsellor|consultant|lawyer|nurse|doctor) [a-z]+\b)|as if (?:you were )?(?:our )?(?:colleague|architect|engineer|manager|lawyer)\b|pretending to be)/g,
    unless:
      /\b(?:never|not|don't|users?|fixtures?|tests?|git|commit|markdown|strings?|placeholder|component|persona page)\b/,
  },
  {
    code: 'identity',
    detail: 'human',
    always: true,
    pattern:
      /(?:不必|不用|无需|没必要|不需要|别|不要|切勿|不)(?:再|特意|专门|刻意)?(?:说明|提(?:及|到|起)?|透露|承认|表明|声明|披露|告知|注明|点明|暴露|标注)[^,，。;!?]{0,8}?(?:(?:是|由|为|出自)[^,，。;!?]{0,3}?(?:程序|ai|机器人|机器|模型|脚本|智能体|助手|人工智能)|(?:程序|ai|机器人|机器|模型|脚本|智能体|助手|人工智能)(?:所?(?:生成|写|回复|发|代写|撰写)|在(?:回|答|说)))的?|(?:问|怀疑|追问|质疑)(?:起|到|你|我们)?[^。;!?]{0,6}?是不是(?:程序|ai|机器人|机器|真人|人工智能)[^。;!?]{0,8}?(?:说(?:不是|是真人|是人)|否认|岔开|回避|答(?:不是|是真人)|糊弄|一口咬定|敷衍)/g,
    unless:
      /提交(?:信息|说明|记录)|commit|代码注释|(?<![a-z])pr(?![a-z])|必须(?:说明|注明|标注)|不得不|署名规范|用户名/,
  },
  {
    code: 'identity',
    detail: 'authority',
    pattern:
      /(?:以|用|打着|借)(?:[^,，。;!?]{0,8}?(?:老|小|阿)[\p{Script=Han}](?![\p{Script=Han}]{0,2}(?:型|号|数|程序|版本))|[^,，。;!?]{0,6}?(?:架构师|工程师|经理|主管|总监|同事|客服|顾问|律师|医生|老师|负责人)[\p{Script=Han}]{0,3}|[\p{Script=Han}]{1,3}(?:工|总|姐|哥|经理|老师))的?(?:名义|身份|口吻|名字|名头|署名)[^。;!?]{0,8}?(?:回复|回|答复?|沟通|发|签|署名|对外|写|说话|出面|联系)/gu,
    unless: /不要|不得|不能|不许|禁止|别|勿|测试/,
  },
  {
    code: 'identity',
    detail: 'human',
    always: true,
    pattern:
      /(?:ai|봇|챗봇|로봇|기계|프로그램|인공지능|사람|자동 응답)(?:이냐|냐|인지|인가|이?세요|입니까|맞냐)?(?:고|는|를)?\s?[^.;!?]{0,6}?(?:물으면|물어도|물어보면|묻거든|묻는 질문|질문하면|의심하면|의심받으면|추궁하면)[^.;!?]{0,8}?(?:아니라고|아니다|사람이라고|상담원이라고|부인|부정|둘러대|둘러댄|얼버무|말을 돌|화제를 돌|시치미)|(?:ai|봇|프로그램|인공지능|기계)(?:가|이|로|으로)?\s?(?:쓴|작성한|답한|응답한|만든|보낸|작성된)?\s?(?:것|글|답변|사실|티)(?:은|는|을|를|임을|이라는)?\s?(?:점은?|사실은?|걸|것을|말은?)?\s?(?:밝히지|알리지|드러내지|말하지|언급하지|내지)\s?(?:않|말)/g,
    unless: /커밋|반드시 밝|밝혀야|지\s?않는 일은 없/,
  },
  {
    code: 'identity',
    detail: 'authority',
    pattern:
      /(?:상담사|상담원|담당자|팀장|과장|대리|부장|매니저|엔지니어|변호사|의사|간호사|직원|동료|설계자|아키텍트)\s(?!이름|역할|계정|화면|권한|번호|님|등|이상|검토|승인)[가-힣]{2,4}(?:으로|로|인 척|처럼|라고|이라고|의 이름으로)\s?[^.;!?]{0,6}?(?:응대|답|서명|소개|회신|대답|말하|행동|인사|발송)/g,
    unless: /지\s?(?:마|말|않)|금지|안\s?(?:된|돼|됩)|테스트/,
  },
]
