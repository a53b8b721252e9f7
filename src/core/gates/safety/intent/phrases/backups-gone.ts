import type { Phrase } from '../phrase.ts'

/** By age, by number, or where nothing is lost. */
const BY_AGE =
  /\b(?:older|except|keep|kept|last \w+|latest|retention|after \d+|expired|rotat\w*|\d+ (?:days?|weeks?|months?)|tests?|local|fixtures?|never|not|don't|ask|approv\w*|verified|restored)\b|以前|之前的|过期|保留|超过|天|测试|本地|不要|先问|确认|지난|오래|이전|보관|만료|테스트|로컬|물어|확인|지\s?(?:마|말|않)|以上|古い|期限|保持|テスト|ローカル|ない|(?<![a-zà-ɏа-яё])(?:älter|tage\w*|außer|nicht|nie|antiguas?|días|salvo|no|nunca|anciennes?|jours|sauf|ne|jamais|старше|дней|кроме|не|antigos?|dias|exceto|não)(?![a-zà-ɏа-яё])/

/** R13: every copy that could bring something back, thrown away in passing. */
export const backupsGonePhrases: readonly Phrase[] = [
  {
    code: 'destruction',
    detail: 'no backup',
    pattern:
      /\b(?:dumps?|back-?ups?|snapshots?)\b[^.;!?]{0,50}?\b(?:prune|delete|remove|wipe|purge|clear|erase|trash|bin|nuke|clean|get rid of|throw)\s(?:(?:them|it|those|these|out|away|up) ?){0,2}(?:all|every\w*|whenever|each time|on sight|completely|freely)\b|\b(?:prune|delete|remove|wipe|purge|clear|erase|trash|nuke|bin)\w*\s(?:all|every|any) (?:[\w-]+ ){0,2}?(?:dumps?|back-?ups?|snapshots?)\b[^.;!?]{0,16}?\b(?:whenever|each time|every time|on sight|as you|to (?:save|free|make)|when(?:ever)? (?:space|disk))/g,
    unless: BY_AGE,
  },
  {
    code: 'destruction',
    detail: 'no backup',
    pattern:
      /(?:备份|快照|转储|dump)(?:文件)?[^。;!?]{0,14}?(?:全部?|都|统统|一律|通通|一并|随手|见到就)(?:给)?(?:删|清|扔|丢|干掉)|(?:顺手|随手|统统|一律)(?:把)?(?:所有|全部)?的?(?:备份|快照)[^。;!?]{0,6}?(?:删|清|扔)|(?:백업|스냅샷|덤프)\S{0,2}\s?[^.;!?]{0,24}?(?:전부|모두|다|싹|보이는 대로|몽땅)\s?(?:지워|지우|삭제|날려|비워|없애)|(?:バックアップ|スナップショット|ダンプ)[^。;!?]{0,20}?(?:全部|すべて|全て|見つけ次第|丸ごと)(?:消|削除|捨て)|(?:backups?|sicherungen|sicherungskopien|dumps?|snapshots?)\s[^.;!?]{0,40}?(?:alle|allesamt|komplett|restlos)\s?[^.;!?]{0,12}?(?:lösch|weg|entfern|räum)|(?:borra|elimina|purga|limpia)\s(?:siempre )?tod[oa]s (?:los |las )?(?:copias de seguridad|respaldos|backups|volcados|snapshots)|(?:supprime|efface|purge|vire)\s(?:toujours )?tou(?:s|tes) les (?:sauvegardes|backups|dumps|snapshots)|(?:apague|apaga|exclua|limpe)\s(?:sempre )?tod[oa]s (?:os |as )?(?:backups|cópias de segurança|snapshots)|(?:удали|удаляй|сноси|чисти|стирай)\s(?:всегда )?все\s(?:бэкапы|резервные копии|дампы|снапшоты)/g,
    unless: BY_AGE,
  },
]
