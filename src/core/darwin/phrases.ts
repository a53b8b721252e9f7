/** Words by which a line of a skill is known to do something, in the languages that skills are written in here. */
const any = (latin: string, others: string): RegExp => new RegExp(`\\b(?:${latin})\\b|${others}`, 'iu')

/** When a skill is to be used. */
export const saysWhen = any(
  'when|whenever|use (?:this|it|for|to)|before|after|if|asked to|for (?:any|every|each)',
  '当|时|用于|适用|之前|之后|如果|凡是|때|경우|할 때|전에|후에|위해|라면',
)
/** Something goes wrong, or is not as usual. */
export const namesFailure = any(
  'fails?|failed|failure|errors?|exception|times? out|timeouts?|otherwise|unless|except|missing|not found|conflicts?|fall ?back|roll(?:ed|s)? ?back|retry|retries|broken|stuck|crash(?:es)?|denied|symptom|pitfall|gotcha|edge case|caveat|known issue',
  '失败|报错|出错|错误|异常|否则|除非|超时|冲突|回滚|重试|缺少|找不到|失效|踩坑|注意事项|例外|실패|오류|에러|예외|아니면|없으면|충돌|롤백|재시도|시간 초과|증상|주의',
)
/** A section about what goes wrong. */
export const namesFailureSection = any(
  'pitfalls?|troubleshooting|edge cases?|gotchas?|failure modes?|known issues|caveats|when it fails|if .{1,40} fails?|errors?|exceptions?|recovery|rollback',
  '踩坑|故障|异常|注意事项|常见问题|边界|失败|回滚|시행착오|문제 해결|예외|주의|실패|오류|복구',
)
/** Something is looked at before going on. */
export const checks = any(
  'verify|verifies|check(?:s|ed)? (?:that|if|whether|the|for)|double-check|confirm|make sure|ensure|expect(?:ed)?|assert|success criteria|must (?:pass|be|show|print|return)|should (?:pass|show|print|return|be)|compare|validate',
  '验证|确认|检查|确保|核对|应当|应该|预期|验收|对比|확인|검증|점검|비교|반드시|이어야',
)
/** Somebody is asked, or all of it stops. */
export const halts = any(
  "stop|abort|ask (?:the|a|for|before)|wait (?:for|until)|do not (?:go on|continue|proceed)|don't (?:go on|continue|proceed)|approval|sign[- ]off|hand (?:it )?over",
  '停止|停下|终止|询问|请示|等待|批准|审批|不要继续|确认后再|멈추|중단|물어|기다|승인|계속하지',
)
/** Says nothing that could be done. */
export const vague = any(
  'as (?:needed|necessary|appropriate|required)|appropriate(?:ly)?|properly|somehow|some kind of|and so on|etc|best practices|be careful|try to|various|relevant|if possible|good quality|nice|high[- ]quality',
  '适当|酌情|等等|相关的|尽量|必要时|合理的|注意质量|小心|灵活|视情况|적절|등등|필요시|가능하면|알아서|잘 |신경 써|최대한',
)
