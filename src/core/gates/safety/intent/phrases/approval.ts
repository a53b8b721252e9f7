import type { Phrase } from '../phrase.ts'

/** Approval taken for granted, given by oneself, or done without. */
export const approvalPhrases: readonly Phrase[] = [
  {
    code: 'protection-off',
    detail: 'self-approval',
    pattern:
      /\b(?:let|allow|have) (?:the )?(?:agent|claude|it|yourself|bot|assistant|model) (?:to )?(?:approve|confirm|authori[sz]e|decide on) (?:its|your|the|any|all|every|memory|evolution|requests?|own)/g,
  },
  {
    code: 'protection-off',
    detail: 'assumed',
    pattern:
      /\b(?:treat|consider|assume|regard|count|take)(?:s|ing)?\b[^.;!?]{0,50}\b(?:approved|pre-approved|accepted|granted|allowed|authori[sz]ed|consent(?:ed)?|permitted)\b|视为已?(?:批准|同意|授权|确认|允许)|当作已?(?:批准|同意|授权)|승인(?:된|한|받은) 것으로|허용(?:된|한) 것으로|동의한 것으로|(?:承認|許可)(?:済み|された)(?:と|もの)/g,
    unless:
      /\b(?:when|once|after|if|until|unless|only)\s(?:[\w']+ ){0,3}?(?:people|persons?|humans?|reviewers?|owners?|maintainers?|colleagues?|of us|teammates?)\b/,
  },
  {
    code: 'protection-off',
    detail: 'always-yes',
    pattern:
      /\b(?:say|answer|click|press|reply|respond|choose|select|type|enter)(?:s|ing)? (?:with )?['"]?(?:yes|y|allow|approve|ok|accept|always allow)\b['"]?[^.;!?]{0,50}\b(?:permission|prompts?|approval|confirm\w*|asks?|asked|questions?|dialogs?)/g,
  },
  {
    code: 'protection-off',
    detail: 'no-approval',
    pattern:
      /\b(?:never|not|no longer|don't|doesn't|needn't)\s(?:ever )?(?:need|needs|require|requires|wait for|have to wait for|seek|get|ask for)\s(?:an? |any |the |my |further |user |human |explicit )*(?:approvals?|confirmations?|permissions?|consent|sign-?off|human review)\b/g,
    always: true,
  },
  {
    code: 'protection-off',
    detail: 'self-approval',
    pattern:
      /\bapproved? by (?:the )?(?:agent|itself|claude|you|yourself|bot|assistant|model)\b|\b(?:the agent|claude|you|the bot|the assistant) (?:may|can|should|must|will) (?:approve|confirm|authori[sz]e) (?:its|your|the|any|all|every|memory|evolution|requests?)/g,
  },
  {
    code: 'protection-off',
    detail: 'no-approval',
    pattern:
      /(?:删|刪|部署|推送|合并|合併|安装|执行|运行|[覆复]盖|发布|上线|签名|證書|证书|权限|改数据|操作|命令|清空)[^。;!?]{0,12}?(?:不用|不必|无需|無需|无须|不需要|都不要|不要|别|免)[^,。;跳绕忽省关漏忘掉不停]{0,6}?(?:问(?!题)|問|确认|確認|审批|審批|批准|评审|审核|请示|征求|同意|授权|校验|验证)|(?:不用|不必|无需|無需|无须|不需要|不要|别)[^,。;跳绕忽省关漏忘掉停]{0,4}?(?:问(?!题)|問|确认|確認|审批|批准|请示|征求|同意|授权)[^。;]{0,8}?(?:删|刪|部署|推送|合并|安装|执行|运行|[覆复]盖|发布|上线)/g,
    always: true,
  },
  {
    code: 'protection-off',
    detail: 'no-approval',
    pattern:
      /(?:삭제|지울|지우|배포|푸시|병합|머지|설치|실행|덮어쓰)[^.;!?]{0,14}?(?:확인|승인|허락|동의|리뷰|검토)(?:을|를|은|는)?\s?(?:받지 마|받지 말|구하지 마|필요 없|필요없|생략|안 받아도|하지 마|받을 필요 없)/g,
    always: true,
  },
  {
    code: 'protection-off',
    detail: 'review',
    pattern:
      /\b(?:merge|push|deploy|ship|release|commit|publish)(?:s|ing)?\b[^.;!?]{0,40}?\b(?:without (?:any |a |the |code |human |peer )?(?:review|reviews|approval|approvals|permission|checks|signing|signature|verification)|unreviewed|bypassing (?:the )?(?:review|checks|ci|branch protection))|\badmin-?merge\b|gh pr merge\s[^.;]{0,20}--admin/g,
  },
  {
    code: 'protection-off',
    detail: 'reassure',
    pattern:
      /\b(?:user|human|owner|i) (?:has|have|already|has already|have already) (?:pre-?)?(?:approved|authori[sz]ed|consented|agreed|given permission|granted)\b[^.;]{0,40}\b(?:all|every|everything|any|future)|pre-?approved (?:for )?(?:all|every|any)|用户已经?(?:同意|批准|授权)(?:了)?(?:所有|全部|一切)|(?:사용자는|사용자가) 이미 (?:모든|전부)[^.;]{0,12}(?:승인|동의|허락)/g,
  },
]
