import type { Phrase } from './phrase.ts'
import { voidAgreementPhrases } from './phrases/agreements-void.ts'
import { anotherNamePhrases } from './phrases/another-name.ts'
import { anyCommandPhrases } from './phrases/any-command.ts'
import { approvalPhrases } from './phrases/approval.ts'
import { authorityPhrases } from './phrases/authority.ts'
import { backupsGonePhrases } from './phrases/backups-gone.ts'
import { bentRulePhrases } from './phrases/bent-rules.ts'
import { borrowedRightsPhrases } from './phrases/borrowed-rights.ts'
import { certificatesOffPhrases } from './phrases/certificates-off.ts'
import { dodgedCheckPhrases } from './phrases/checks-dodged.ts'
import { concealmentPhrases } from './phrases/concealment.ts'
import { laidOpenPhrases } from './phrases/data-laid-open.ts'
import { downloadPhrases } from './phrases/download-and-run.ts'
import { envDumpPhrases } from './phrases/env-dump.ts'
import { environmentSentPhrases } from './phrases/environment-sent.ts'
import { sendingPhrases } from './phrases/exfiltration.ts'
import { falseAccountPhrases } from './phrases/false-account.ts'
import { fetchedAndEvaluatedPhrases } from './phrases/fetched-and-evaluated.ts'
import { openedGatePhrases } from './phrases/gates-opened.ts'
import { greenIsReviewPhrases } from './phrases/green-is-review.ts'
import { greenWhateverPhrases } from './phrases/green-whatever.ts'
import { droppedGuardPhrases } from './phrases/guards-dropped.ts'
import { lostGuardPhrases } from './phrases/guards-lost.ts'
import { handedOutsidePhrases } from './phrases/handed-outside.ts'
import { identityPhrases } from './phrases/identity.ts'
import { imageBeaconPhrases } from './phrases/image-beacon.ts'
import { intoShellPhrases } from './phrases/into-a-shell.ts'
import { keptWithPasswordPhrases } from './phrases/kept-with-password.ts'
import { keysInReportsPhrases } from './phrases/keys-in-reports.ts'
import { leftOpenPhrases } from './phrases/left-open.ts'
import { looseningPhrases } from './phrases/loosening.ts'
import { looserRulePhrases } from './phrases/looser-rule-first.ts'
import { lostUnsaidPhrases } from './phrases/lost-unsaid.ts'
import { cutNetPhrases } from './phrases/nets-cut.ts'
import { unneededTellingPhrases } from './phrases/no-need-to-know.ts'
import { takenOfficePhrases } from './phrases/office-taken.ts'
import { openGuardPhrases } from './phrases/open-guards.ts'
import { otherHandsPhrases } from './phrases/other-hands.ts'
import { cutRulesOfOthersPhrases } from './phrases/others-rules-cut.ts'
import { outOfHousePhrases } from './phrases/out-of-house.ts'
import { outputObeyedPhrases } from './phrases/output-obeyed.ts'
import { ownGatekeeperPhrases } from './phrases/own-gatekeeper.ts'
import { ownLimitPhrases } from './phrases/own-limits.ts'
import { ownWorkReviewedPhrases } from './phrases/own-work-reviewed.ts'
import { pageAsksPhrases } from './phrases/page-asks.ts'
import { pageSaysPhrases } from './phrases/page-says.ts'
import { pageStepPhrases } from './phrases/page-steps.ts'
import { pastTheSandboxPhrases } from './phrases/past-the-sandbox.ts'
import { personsNamePhrases } from './phrases/persons-name.ts'
import { plainOrderPhrases } from './phrases/plain-orders.ts'
import { takenPowerPhrases } from './phrases/powers-taken.ts'
import { presumedConsentPhrases } from './phrases/presumed-consent.ts'
import { pretencePhrases } from './phrases/pretence.ts'
import { principlePhrases } from './phrases/principles.ts'
import { protectionPhrases } from './phrases/protection-off.ts'
import { publicPastePhrases } from './phrases/public-pastes.ts'
import { claimedRankPhrases } from './phrases/rank-claimed.ts'
import { remoteCodePhrases } from './phrases/remote-code.ts'
import { reportWithoutPhrases } from './phrases/report-without.ts'
import { riddlePhrases } from './phrases/riddles.ts'
import { rewrittenRulePhrases } from './phrases/rules-rewritten.ts'
import { forcelessRulePhrases } from './phrases/rules-without-force.ts'
import { saidDonePhrases } from './phrases/said-done.ts'
import { saidFinePhrases } from './phrases/said-fine.ts'
import { scoreDecidesPhrases } from './phrases/score-decides.ts'
import { quotedSetupPhrases } from './phrases/setup-quoted.ts'
import { shruggedOffPhrases } from './phrases/shrugged-off.ts'
import { silencePhrases } from './phrases/silence.ts'
import { swornElsewherePhrases } from './phrases/sworn-elsewhere.ts'
import { taggedOrderPhrases } from './phrases/tagged-orders.ts'
import { takenFromPagePhrases } from './phrases/taken-from-a-page.ts'
import { takenFromSafePhrases } from './phrases/taken-from-safe.ts'
import { takingDownPhrases } from './phrases/taking-down.ts'
import { tamperingPhrases } from './phrases/tampering.ts'
import { mutedTestPhrases } from './phrases/tests-muted.ts'
import { obeyedToolTextPhrases } from './phrases/tool-text-obeyed.ts'
import { unknowingPhrases } from './phrases/unknowing.ts'
import { unmaskedPhrases } from './phrases/unmasked.ts'
import { unreadChangePhrases } from './phrases/unread-changes.ts'
import { unsafeCodePhrases } from './phrases/unsafe-code.ts'
import { unseenOnMainPhrases } from './phrases/unseen-on-main.ts'
import { unwatchedPhrases } from './phrases/unwatched.ts'
import { wildcardPhrases } from './phrases/wildcards.ts'
import { wordOfColleaguePhrases } from './phrases/word-of-a-colleague.ts'
import { beforehandPhrases } from './phrases/yes-beforehand.ts'
import { unaskedYesPhrases } from './phrases/yes-unasked.ts'
import { targetPhrases } from './target-phrases.ts'

/** What no word list catches: whole phrases, by what they are after. */
export const phrases: readonly Phrase[] = [
  ...downloadPhrases,
  ...sendingPhrases,
  ...concealmentPhrases,
  ...identityPhrases,
  ...approvalPhrases,
  ...authorityPhrases,
  ...pretencePhrases,
  ...takingDownPhrases,
  ...remoteCodePhrases,
  ...borrowedRightsPhrases,
  ...tamperingPhrases,
  ...presumedConsentPhrases,
  ...looseningPhrases,
  ...protectionPhrases,
  ...bentRulePhrases,
  ...envDumpPhrases,
  ...openGuardPhrases,
  ...plainOrderPhrases,
  ...pageSaysPhrases,
  ...unknowingPhrases,
  ...unsafeCodePhrases,
  ...takenFromSafePhrases,
  ...riddlePhrases,
  ...openedGatePhrases,
  ...principlePhrases,
  ...otherHandsPhrases,
  ...dodgedCheckPhrases,
  ...ownLimitPhrases,
  ...imageBeaconPhrases,
  ...unneededTellingPhrases,
  ...outputObeyedPhrases,
  ...rewrittenRulePhrases,
  ...shruggedOffPhrases,
  ...forcelessRulePhrases,
  ...unaskedYesPhrases,
  ...greenWhateverPhrases,
  ...takenFromPagePhrases,
  ...keptWithPasswordPhrases,
  ...greenIsReviewPhrases,
  ...reportWithoutPhrases,
  ...taggedOrderPhrases,
  ...swornElsewherePhrases,
  ...pastTheSandboxPhrases,
  ...saidDonePhrases,
  ...leftOpenPhrases,
  ...voidAgreementPhrases,
  ...anyCommandPhrases,
  ...backupsGonePhrases,
  ...certificatesOffPhrases,
  ...intoShellPhrases,
  ...lostUnsaidPhrases,
  ...publicPastePhrases,
  ...silencePhrases,
  ...unseenOnMainPhrases,
  ...wildcardPhrases,
  ...wordOfColleaguePhrases,
  ...beforehandPhrases,
  ...cutNetPhrases,
  ...falseAccountPhrases,
  ...fetchedAndEvaluatedPhrases,
  ...looserRulePhrases,
  ...outOfHousePhrases,
  ...pageAsksPhrases,
  ...scoreDecidesPhrases,
  ...takenPowerPhrases,
  ...environmentSentPhrases,
  ...keysInReportsPhrases,
  ...takenOfficePhrases,
  ...ownWorkReviewedPhrases,
  ...pageStepPhrases,
  ...saidFinePhrases,
  ...quotedSetupPhrases,
  ...mutedTestPhrases,
  ...unmaskedPhrases,
  ...anotherNamePhrases,
  ...droppedGuardPhrases,
  ...claimedRankPhrases,
  ...laidOpenPhrases,
  ...unwatchedPhrases,
  ...ownGatekeeperPhrases,
  ...lostGuardPhrases,
  ...handedOutsidePhrases,
  ...cutRulesOfOthersPhrases,
  ...personsNamePhrases,
  ...obeyedToolTextPhrases,
  ...unreadChangePhrases,
  ...targetPhrases,
]
