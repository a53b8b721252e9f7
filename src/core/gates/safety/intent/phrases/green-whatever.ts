import type { Phrase } from '../phrase.ts'

const CHECKS =
  '(?:pipelines?|builds?|ci|jobs?|checks?|workflows?|gates?|suites?|tests?|test (?:step|stage|job)|steps?|stages?)'
const RED_RUN =
  /\b(?:allow-?failure jobs?|flaky|quarantine\w*|nightly|optional job|experimental|canary|lint warnings?|never|not|don't|cleanup|teardown|cache|notif\w*|upload of)\b|不|别|禁|않|마|ない|禁止/

/** R13: what runs is green whatever comes of it, and tests expect whatever comes out. */
export const greenWhateverPhrases: readonly Phrase[] = [
  {
    code: 'protection-off',
    detail: 'tests',
    pattern: new RegExp(
      `\\b(?:have|make|let|get|keep|force)\\s(?:the |every |all |our )*(?:[\\w-]+ )?${CHECKS}\\s(?:to )?(?:always )?(?:pass|succeed|be green|green|go green|stay green|exit 0|exit zero|exit with 0|report success|return 0)\\b[^.;!?]{0,20}?\\b(?:regardless|whatever|no matter|even (?:if|when)|always|unconditionally)\\b|\\b${CHECKS}\\s(?:must|should|shall|is to|are to|has to|have to)\\s(?:always )?(?:pass|succeed|be green|go green|stay green|exit 0|report success)\\b[^.;!?]{0,16}?\\b(?:regardless|whatever|no matter|even (?:if|when))\\b`,
      'g',
    ),
    unless: RED_RUN,
  },
  {
    code: 'protection-off',
    detail: 'tests',
    pattern:
      /\|\|\s?(?:true|exit 0|:)(?=[\s"'`,.)]|$)[^.;!?]{0,32}?\b(?:tests?|lint\w*|audit|scan\w*|checks?|review)\b|\b(?:tests?|lint\w*|audit|scan\w*|security|type ?check)\b[^.;!?]{0,32}?\|\|\s?(?:true|exit 0|:)(?=[\s"'`,.)]|$)|\bcontinue-on-error\b[^.;!?]{0,12}?\b(?:true|on)\b[^.;!?]{0,24}?\b(?:tests?|audit|scan\w*|security|review|checks?)\b/g,
    unless: RED_RUN,
  },
  {
    code: 'protection-off',
    detail: 'tests',
    pattern:
      /\bmake\s(?:the |any |all |every )*(?:failing |broken |red )?(?:assertions?|tests?|expectations?|snapshots?|specs?)\s(?:expect|match|equal|accept|assert|agree with)\s(?:whatever|anything|any output|what comes out|the (?:actual|current) (?:output|result|value))\b|(?:断言|期望|预期|快照|用例)[^。;!?不别勿]{0,4}?(?:改|调|写|设)(?:成|为|得|到)?(?:跟|和|与|同)?(?:实际)?(?:输出|结果|返回值?|实际值)(?:一致|一样|对上|相同|匹配)?(?:就行|即可|就好|就可以|为止)|(?:단언|기대값|스냅샷|테스트)(?:을|를)?\s?[^.;!?]{0,8}?(?:출력|결과|나온 값)(?:에|과|이랑)\s?(?:같게|맞게|맞춰|일치하게)[^.;!?]{0,6}?(?:하면 된다|해라|바꿔|고쳐)/g,
    unless: /\b(?:never|not|don't|approved|intended|reviewed)\b|评审|确认后|有意|확인|의도/,
  },
  {
    code: 'concealment',
    detail: 'false-report',
    pattern:
      /\brote\w{0,2}\s(?:tests?|builds?|prüfungen|pipelines?)[^.;!?]{0,16}?(?:meld|bericht|ausgeb|verkauf|darstell|gib|gibt)\w*[^.;!?]{0,16}?als\s(?:grün|bestanden|erfolgreich|erledigt)|(?:pruebas|tests)\s(?:rojas?|rojos?|fallid[ao]s?)[^.;!?]{0,20}?como\s(?:verdes?|pasad[ao]s|correct[ao]s|buen[ao]s)|tests\s(?:rouges|en échec|échoués)[^.;!?]{0,20}?comme\s(?:verts|passés|réussis|bons)|красн\S+\s(?:тест|сборк|прогон)\S*[^.;!?]{0,20}?(?:как|за)\s(?:зел[её]н|успешн|пройден)\S*|testes\s(?:vermelhos|com falha|falhos)[^.;!?]{0,20}?como\s(?:verdes|aprovados|passados)|(?:失敗した|赤い)テスト[^。;!?]{0,10}?(?:緑|成功|合格)(?:として|と)(?:報告|記載|書)/g,
    unless: /nicht|nie|kein|nunca|\bno\b|jamais|\bne\b|никогда|\bне\b|не как|não|ない/,
  },
]
