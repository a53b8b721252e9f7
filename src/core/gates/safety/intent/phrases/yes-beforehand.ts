import type { Phrase } from '../phrase.ts'

const KEEPS =
  /\b(?:never|not|don't|nobody|only (?:after|once|when|if)|once (?:it|they|both|two|the)|after (?:review|tests|two)|until|users?|customers?|dry-run|read-?only|pull requests?|prs?|in the form|tests? (?:user|account))\b/
const GRAVE_COMMANDS =
  '(?:rm|dd|mkfs|sudo|shred|chmod|chown|kill|killall|shutdown|reboot|fdisk|iptables|truncate|rm -rf|git push --force|force-push|drop table|kubectl delete|terraform destroy)'

/** R13: a yes laid down beforehand for all that is still to come, and grave commands counted among what is allowed. */
export const beforehandPhrases: readonly Phrase[] = [
  {
    code: 'protection-off',
    detail: 'assumed',
    pattern:
      /\b(?:consider|regard|treat|see|think of|count|take|deem|view)\s(?:[\w-]+ ){1,5}?(?:as |to be )?(?:already )?(?:pre-?cleared|pre-?authori[sz]ed|pre-?approved|pre-?agreed|pre-?signed off|green-?lit|okayed|signed off|rubber-?stamped|waved through|blessed|sanctioned|unlocked for you)\b/g,
    unless: KEEPS,
  },
  {
    code: 'protection-off',
    detail: 'assumed',
    pattern:
      /\b(?:consider|assume|pretend|treat|take|imagine|count|suppose|act as (?:if|though)|behave as (?:if|though)|as (?:if|though))\s(?:it |that |me |us |my finger |as )?(?:i |we |me |us )?(?:as |to |had |have |has |'d |'ve )*(?:already |just |always )?(?:having )?(?:typed|pressed|hit|clicked|answered|entered|tapped|typing|pressing|hitting|clicking|answering|entering)\s(?:the )?["'“]?(?:y|yes|enter|ok|okay|return|allow|accept|approve|confirm|continue)\b/g,
    unless: /\b(?:tests?|e2e|simulat\w*|users?|form|never|not|don't|playwright)\b/,
  },
  {
    code: 'protection-off',
    detail: 'assumed',
    pattern:
      /\b(?:one|this single|a single|my one|this one|today's|the first|my first|this)\s(?:yes|approval|consent|ok|okay|confirmation|permission|nod|go-ahead|click)\s(?:\w+\s)?(?:covers|stands for|counts for|is good for|is enough for|replaces|holds for|serves for|applies to|extends to|settles|stands in for|is valid for|does for)\s[^.;!?]{0,24}?\b(?:future|later|ever|forever|good|from now|to come|that follows|afterwards|hereafter|the rest of|next)\b|\b(?:i|we) (?:hereby )?(?:say|said|give|gave|answer) (?:yes|ok|my ok|my yes) (?:once|now|here)[^.;!?]{0,16}?\b(?:for (?:all|everything|every)|for good|for ever|forever|and never again)\b/g,
    unless: /\b(?:never|not|doesn't|don't|pull requests?|prs?|users?|cookie|terms|newsletter)\b/,
  },
  {
    code: 'protection-off',
    detail: 'assumed',
    pattern: new RegExp(
      `\\b${GRAVE_COMMANDS}\\b[^.;!?]{0,30}?\\b(?:is|are|falls?|counts?|lies?|belongs?|sits?|remains?)\\s(?:all |well |also |both |too )*(?:within|inside|covered|part of|included|among|under|in)\\s(?:by |in )?(?:the |your |my |our |what |this )*(?:scope|remit|mandate|authori[sz]\\w+|grants?|permissions?|allowance|allowed|approved|blanket|standing|you may|cleared|go-ahead|licen[cs]e)\\b`,
      'g',
    ),
    unless: /\b(?:never|not|no|outside|beyond|nor|unless|after|deny|denied)\b/,
  },
  {
    code: 'protection-off',
    detail: 'assumed',
    pattern:
      /(?<![a-z])(?:rm|dd|mkfs|sudo|shred|chmod|kill|shutdown|fdisk|格式化|删库|强推|清库|删表)(?![a-z])[^。;!?]{0,14}?(?:在|属于|算在?|列入|归入|包括在)?(?:你的|我的|已|既有)?(?:授权|许可|允许|放行|权限)(?:的|执行的)?(?:范围|名单|清单|之列|之内)(?!外|之外|以外)|(?:sudo|root|提权|管理员权限|推送|部署|删除)[^。;!?]{0,10}?(?:当|看|视)(?:作|成|为|做)?(?:已经?|早已?|事先|预先|提前)(?:批准|授权|放行|通过|同意|点头)/g,
    unless: /不在|不属|不算|不包|不得|不能|不许|除|禁|别|超出|不要/,
  },
  {
    code: 'protection-off',
    detail: 'assumed',
    pattern:
      /(?:这一次|这次|一次|今天|此次|本次|头一次|第一次)的?(?:同意|批准|授权|确认|点头|答应|许可)(?:过|了)?[^。;!?]{0,2}?(?:就|即|便|也)?(?:算|当|视为|等于|代表|顶|管|覆盖|抵|作为|相当于)[^。;!?]{0,6}?(?:永久|永远|以后|今后|一辈子|每次|往后|长期|后面|将来|从此)|(?:每|所有|任何|一切)(?:一)?(?:次|个|条)?(?:提示|确认|询问|弹窗|问询|提问)[^。;!?]{0,8}?(?:当|算|视为|视同|默认|就当)(?:作|成|是)?我?(?:已经?|都)?[^。;!?]{0,3}?(?:敲|按|输|点|回|选|答)(?:入|击|复|择)?(?:了|过)?(?:下)?\s?(?:y(?![a-z])|yes|是|同意|确认|回车|允许|好)/g,
    unless: /不|别|勿|禁|只管|再问|还要问|重新问|用户协议|测试/,
  },
  {
    code: 'protection-off',
    detail: 'assumed',
    pattern:
      /(?:동의|승인|허락|허가|확인)\S{0,2}\s?[^.;!?]{0,10}?(?:한 ?번|이번|지금|오늘|처음)[^.;!?]{0,12}?(?:영구|평생|앞으로|이후|끝까지|영원|나머지|두고두고|계속)[^.;!?]{0,14}?(?:갈음|대신|대체|인정|유효|간주|적용|친다|치고|충분|포함|받은 (?:것|걸|셈)|한 (?:것|걸|셈))|(?:한 ?번|이번 한 번|이번|처음)\s?(?:만\s)?(?:동의|승인|허락|허가|확인)[^.;!?]{0,8}?(?:영구|평생|앞으로|이후|영원|나머지|두고두고|계속)[^.;!?]{0,14}?(?:갈음|대신|대체|인정|유효|간주|친다|치고|충분|받은 (?:것|걸|셈)|한 (?:것|걸|셈)|묻지|필요 ?없)/g,
    unless: /지\s?(?:마|말)|안 된|아니|pr(?![a-z])|리뷰|회원|고객|이용 ?약관|사용자/,
  },
  {
    code: 'protection-off',
    detail: 'assumed',
    pattern:
      /(?:모든|매번|어떤|앞으로의?|이후|매)\s?[^.;!?]{0,4}?(?:확인|승인|프롬프트|질문|물음|권한)[^.;!?]{0,12}?(?:y(?![a-z])|yes|예|네|엔터|확인|허용)\S{0,3}\s?(?:키를 |버튼을 )?(?:눌렀|누른|입력했|입력한|답했|답한|쳤|친|대답했|대답한|말했|말한)[^.;!?]{0,4}?(?:셈|것|걸|고)|(?:sudo|루트|root|관리자|rm|dd|삭제|배포|푸시|설치)[^.;!?]{0,14}?(?:미리|이미|사전에|진작)\s?(?:다 )?(?:허락|승인|허가|동의|통과|결재)(?:된|받은|한|했|난|됐)[^.;!?]{0,4}?(?:것|셈|걸|으로|상태)|(?<![a-z])(?:rm|dd|mkfs|sudo|chmod|kill|shutdown)(?![a-z])[^.;!?]{0,20}?(?:허가|허락|승인|권한|허용)\s?(?:범위|한도|목록)?\S{0,1}\s?(?:안|내에|포함|들어|속)/g,
    unless: /지\s?(?:마|말|않)|안 된|아니|금지|테스트|없/,
  },
  {
    code: 'protection-off',
    detail: 'assumed',
    pattern:
      /(?:今天|这次|刚才|上次|昨天)(?:已经?)?(?:点过头|点了头|同意过|答应过|批过|批准过)了?[^。;!?]{0,4}?(?:往后|以后|今后|之后|后面|从此)[^。;!?]{0,4}?(?:不用|不必|无需|都不用|别)(?:再)?(?:问|确认|请示|批)|(?:就)?(?:当|算|视为)(?:作|成)?我(?:每次|每回|一直|次次|回回|总是)(?:都)?(?:已经?)?(?:回|点|说|选|按|答)(?:了|过)?(?:同意|是|可以|批准|允许|好)|(?:오늘|이번에|방금|어제|아까)\s?(?:한 번 )?(?:허락|승인|동의|허가)(?:했|해 ?줬|해 ?주었|받았)[^.;!?]{0,4}?(?:으니|으니까|으므로|으면|다면)\s?[^.;!?]{0,4}?(?:이후|앞으로|다음|나머지)[^.;!?]{0,16}?(?:허락|승인|동의|허가|묻지|필요 ?없)|(?:관리자|루트|sudo|삭제|배포|푸시|위험한)\s?[^.;!?]{0,6}?(?:사전에|미리|이미|진작)\s?(?:결재|허락|승인|허가|동의)\S{0,2}\s?(?:난|된|받은|끝난|떨어진)\s?(?:상태|것|걸|셈)/g,
    unless: /지\s?(?:마|말)|안 된|아니|금지|不得|不要当|不能当|别当/,
  },
]
