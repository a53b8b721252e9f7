# Cards

card-title = 🧬 Evolution request #{ $number }
card-title-undo = 🧬 Evolution request #{ $number }: take out #{ $undone }
card-title-remove = 🧬 Evolution request #{ $number }: take out an entry
card-trigger = Trigger: { $trigger } | Urgency: { $urgency }
card-proposed = Proposed memory:
card-standing = Would be taken out:
card-taken-out = Taken out:
card-target = Target: { $tier } → { $file } ({ $workspace }, { $branch })
card-target-no-branch = Target: { $tier } → { $file } ({ $workspace })
card-target-remove = Out of: { $tier } · { $file } ({ $workspace }, { $branch })
card-target-remove-no-branch = Out of: { $tier } · { $file } ({ $workspace })
card-no-file = no file yet
card-grades = Importance { $importance } · Reusability { $reusability } · Risk { $risk }
card-seen = Seen { $times }×
card-seen-last = Seen { $times }× · last: "{ $evidence }"
card-last = Heard: "{ $evidence }"
card-conflict = Conflicts with: { $place } "{ $text }"
card-beside = Stands beside: { $place } "{ $text }"
card-more = … and { $count } more
card-from = From: { $agent } on { $host }, session { $session }
card-from-host = From: { $agent } on { $host }
card-from-agent = From: { $agent }
card-from-remember = From: { $by }, with /remember
card-from-undo = From: { $by }, who asked for the undo
card-from-shell = From: a shell, with evogate undo
card-deferred = ⏸ Deferred: nobody decided in time. You still can.
card-deferred-by = ⏸ Deferred by { $by } · { $at } · { $via }. You can still decide.
card-promised = { $text } It was approved once, so it does not expire.
card-too-long = This does not fit into one message: all of it is in { $file } (SHA-256 { $hash }). Decide with: evogate open
card-superseded = ↓ This card has moved on: a newer one stands further down.

trigger-a = A "{ $fired }"
trigger-a-plain = A your words
trigger-remember = A /remember
trigger-b = B pitfall
trigger-c = C review
trigger-p = P proposed by { $agent }
trigger-u = undo

urgency-urgent = urgent
urgency-standard = standard
urgency-mild = mild

risk-none = none
risk-low = low
risk-medium = medium

via-telegram = Telegram
via-discord = Discord
via-web = inbox
via-terminal = terminal
via-cli = command line

state-queued = in the queue
state-asked = asked
state-questioned = one question open
state-deferred = deferred
state-approved = approved, being written
state-failed = could not be written
state-written = written
state-ignored = ignored
state-expired = expired

card-warning = ⚠️ { $text }
warning-root-open = The root cause is not confirmed
warning-weight = { $file } counts as { $tier }: an owner confirms twice
warning-waits = { $reason }. Nothing is written before that is over.
warning-uncommitted = It will be written but not committed. { $reason }

# Buttons

button-evolve = Evolve
button-evolve-as = Evolve as { $tier }
button-take-out = Take out
button-modify = Modify
button-defer = Defer
button-ignore = Ignore
button-confirm = Confirm
button-confirm-remove = Confirm: take out
button-tier = { $tier } · { $file }
button-keep-new = Keep new
button-keep-old = Keep old
button-keep-both = Keep both
button-new-by-hand = Write new; I'll take { $place } out myself
button-new-by-hand-many = Write new; I'll take { $count } lines out myself
button-cause-yes = Cause is right
button-cause-fix = Fix the cause
button-as-it-stands = Take it as it stands
button-reading = { $reading }
button-retry = Retry
button-undo = Undo
button-reopen = Reopen
button-send = Send #{ $number }
button-workspace = { $name }

# Questions

question-wording-long = Too long: { $length } characters, { $most } fit (up to ✂). Which words should be kept?
question-wording-vague = Too vague to follow. What exactly is meant?
question-wording-empty = No words are left. What should be remembered?
question-wording-hint = Press what fits, or Modify to write your own.
question-wording-type = Press Modify and write the words.
question-skill = Which skill does it belong to? Reply with its name, or take it as L1.
question-root = Is this the root cause?
question-root-unknown = What was the root cause?
question-root-cause = Cause: { $cause }
question-conflict = It contradicts a rule that stands. Which one holds?
question-conflict-ours = Stands: { $place } "{ $text }"
question-conflict-by-hand = Stands: { $place } "{ $text }" (written by hand)
question-tier = Confirmation 1 of 2: where should it go? L3 means { $file }, which every session here has to follow.
question-tier-rival = ⚠️ Keeping the new one takes out an L3 rule: { $place }
question-tier-remove = Confirmation 1 of 2: take this { $tier } rule out of { $file }?
question-content = Exactly this will be written. Read it, then confirm.
question-content-remove = Exactly this will be taken out. Read it, then confirm.
question-second = Confirmation 2 of 2. { $question }

question-name-wording = which words?
question-name-skill = which skill?
question-name-root = is the cause right?
question-name-conflict = which rule holds?
question-name-tier = which tier?
question-name-content = confirm the exact text

# Settled cards

settled-by = { $what } · { $by } · { $at } · { $via }
settled-approved = ✅ Approved
settled-remove-approved = ✅ Approved: take out
settled-working = ⏳ Being written …
settled-waits = ⏳ { $reason }. It will be written once that is over.
settled-written = ✅ Evolved
settled-taken-out = ✅ Taken out
settled-ignored = ✖️ Ignored
settled-kept-old = ✖️ Ignored: the old rule holds
settled-remove-ignored = ✖️ Ignored: the entry stays
settled-expired = ⌛ Expired: nobody decided, nothing was written.
settled-failed = ❌ Not written, the file is as it was. { $reason }
settled-failed-unknown = ❌ Not written, the file is as it was.
settled-commit = Commit { $id } on { $branch }
settled-commit-no-branch = Commit { $id }
settled-commit-pending = In the file, not committed yet. { $reason }
settled-commit-none = In the file, not committed. { $reason }
settled-removed-by = Taken out again by #{ $number }
settled-by-hand = Left to you: take { $place } out

# Lists

list-pending = ⏳ { $count ->
    [0] Nothing is waiting.
    [one] 1 request is waiting
   *[other] { $count } requests are waiting
  }
list-row = #{ $number } · { $tier } · { $state } · { $age }: { $text }
list-more = … and { $count } more
age-now = just now
age-minutes = { $count } min
age-hours = { $count } h
age-days = { $count } d

status-title = 🧬 Evogate { $version }
status-channel = { $channel } { $identity }: { $state }
status-channel-remark = { $channel } { $identity }: { $state } ({ $remark })
status-no-channel = No chat channel is set.
channel-up = connected
channel-trouble = in trouble
channel-down = down
status-workspace = { $name }: commits go to { $branch }
status-workspace-waits = { $name }: commits go to { $branch }. { $reason }
status-workspace-why = { $name }: no commits for now. { $reason }
status-workspace-no-git = { $name }: no branch to commit to
status-no-workspace = No workspace is set: see EVOGATE_WORKSPACES.
status-counts = Waiting for an answer: { $waiting } · in the queue: { $queue } · deferred: { $deferred }
status-promised = Approved once and not written yet: { $count }
status-uncommitted = Written, commit still to come: { $count }
status-unwatched = { $events ->
    [one] 1 prompt
   *[other] { $events } prompts
  } in { $path } not watched: add it to EVOGATE_WORKSPACES
status-dropped = Events dropped because too many came at once: { $count }
status-spool = Events not read yet: { $count }

limits-title = Cards at this address
limits-today = Today: { $used } of { $limit }
limits-week = This week: { $used } of { $limit }
limits-urgent = Urgent on top, today: { $used } of { $limit }
limits-quiet = Quiet hours: { $hours }, urgent words excepted
limits-no-quiet = Quiet hours: none

why-title = #{ $number } · { $tier } · { $state }
why-text = "{ $text }"
why-reasons = Why:
why-reason = • { $reason }
why-no-reasons = • It met a trigger and no gate held it back
why-decisions = Decisions:
why-decision = • { $at } · { $by } · { $via }: { $move }
why-decision-value = • { $at } · { $by } · { $via }: { $move } ({ $value })
why-no-decisions = • none so far

move-evolve = evolved
move-tier = chose the tier
move-confirm = confirmed
move-wording = chose the words
move-skill = chose the skill
move-conflict = settled the conflict
move-cause = settled the root cause
move-modify = modified
move-defer = deferred
move-ignore = ignored
move-retry = retried
move-undo = asked for the undo
move-reopen = reopened
move-keep = kept what was written
move-takeout = asked to take it out
move-send = asked to send it
move-workspace = chose the workspace
move-answer = answered

help-title = 🧬 Evogate asks before anything is written to your agent's memory.
help-buttons = Press a button, or reply to a card with a word: evolve · evolve L1 · modify <new words> · defer · ignore · confirm · new · old · both · retry · undo · reopen
help-number = To name a request, add its number: ignore #42
help-command = /{ $command } · { $text }
languages-title = I speak English, 中文 and 한국어. Send /lang en, /lang zh or /lang ko.
language-en = English
language-zh = 中文
language-ko = 한국어

command-pending = what is waiting
command-remember = propose a memory: /remember <words>
command-status = how Evogate is doing
command-undo = take an entry out: /undo 42
command-why = why a request came, who decided: /why 42
command-limits = how many cards were sent
command-lang = language here: /lang en
command-help = what you can press and write

# Notices

notice-l3-written = 📌 { $path } of { $workspace } was updated by #{ $number }, approved by { $by }:
notice-l3-taken-out = 📌 { $path } of { $workspace } was updated by #{ $number }, approved by { $by }. Taken out:
notice-topic-gone = The topic for these cards is gone, so they come here.
notice-card-undelivered = Request #{ $number } could not be shown here. { $reason }

# Prompts for words

prompt-modify = Reply with the new words for #{ $number }: one sentence, 100 characters at most. "cancel" leaves it as it is.
prompt-wording = Reply with the words that #{ $number } should keep: one sentence, 100 characters at most. "cancel" leaves it as it is.
prompt-cause = Reply with the root cause of #{ $number } in one sentence. "cancel" leaves it as it is.
prompt-placeholder = One sentence
prompt-workspace = Which workspace is this for?

# Answers to a press

toast-working = ⏳ Working; the card will say how it went.
toast-approved = #{ $number } approved.
toast-evolved-question = #{ $number }: one more question, see the card.
toast-deferred = #{ $number } deferred.
toast-ignored = #{ $number } ignored. Reopen works for 24 hours.
toast-modified = #{ $number } has new words: see the new card.
toast-answered = #{ $number }: answer noted.
toast-reopened = #{ $number } is open again.
toast-retrying = #{ $number }: trying again.
toast-undo-asked = #{ $undo } now asks to take #{ $number } out.
toast-sent = #{ $number } is on its way.
toast-cause = #{ $number }: root cause noted.
toast-cancelled = Cancelled; nothing was changed.
toast-prompt = Reply to my message with the new words.
toast-nothing = Nothing to do.
toast-you = you
toast-already-evolve = #{ $number } was already approved by { $by }.
toast-already-ignore = #{ $number } was already ignored by { $by }.
toast-already-expired = #{ $number } has expired: nobody decided in time.
toast-moved-on = #{ $number } has moved on: use its newest card.
toast-refused = This button does not count here.
toast-which-tier = Which tier? Answer L1, L2 or L3.
toast-which-request = Which one? { $numbers }
toast-undone-already = #{ $number } was taken out already.
toast-no-skill = No skill is known here; nothing was changed.
toast-read-first = Please read it first, then confirm.
toast-not-approver = Only approvers can decide here.
toast-not-owner = This one needs an owner.
toast-same-person = The second confirmation must come from somebody else.
toast-error = Something broke on our side; nothing was changed. Please try again.
toast-remembered = Noted as #{ $number }: decide on its card.
toast-seen = Known already, seen { $times }×.
toast-lang = Language here: { $language }.
toast-refused-words = Not taken: { $reasons }. Nothing was changed; write it differently.

# Reasons: one sentence without its full stop

reason-with-detail = { $sentence }: { $detail }

detail-password = a password
detail-key = a key
detail-private-key = a private key
detail-seed-phrase = a seed phrase
detail-connection-string = a connection string with a password
detail-phone = a phone number
detail-email = an e-mail address
detail-home-address = a home address
detail-bank-card = a bank card number
detail-bank-account = a bank account number
detail-identity-card = an identity card number
detail-resident-number = a resident number
detail-social-security-number = a social security number
detail-passport = a passport number
detail-fence = a code fence
detail-lines = several lines of code
detail-comment = an HTML comment
detail-heading = a heading
detail-quote = a quote mark at the start
detail-rule = a rule across the page
detail-list = a list mark at the start
detail-task = a task box
detail-table = a table
detail-image = an image
detail-link = a link
detail-reference = a link reference
detail-autolink = a link in angle brackets

reason-secret = It holds a secret
reason-personal-data = It holds personal data
reason-hidden-character = It holds an invisible or forbidden character
reason-mixed-script = A word mixes letters of two scripts
reason-confusable = Some letters look like others
reason-structure = It would break the structure of the file (headings, quotes, lists, comments or links)
reason-import-path = It would make the agent import a file (an @ path)
reason-inline-shell = It would run a command when it is loaded
reason-control-sequence = It holds control text that models obey
reason-override = It tells the agent to ignore its other rules
reason-concealment = It tells the agent to hide something from you
reason-exfiltration = It sends data elsewhere
reason-download-and-run = It downloads something and runs it
reason-protection-off = It switches a protection off
reason-encoded = It holds encoded text that nobody can read
reason-protected-target = It is aimed at a file that is no memory file
reason-identity = It is aimed at the agent's safety rules or identity
reason-other-agent = It is aimed at another agent's rules
reason-code-block = Code blocks do not belong in a line of memory
reason-url = It holds a web address
reason-too-long = It is longer than 100 characters
reason-too-many-bytes = It is too big (400 bytes at most)
reason-too-many-marks = A letter carries too many marks
reason-empty = There are no words

reason-one-time = It was meant for this once
reason-mood = It may be a passing mood
reason-already-stands = This rule stands already
reason-already-open = A request for it is open
reason-already-written = It was written before
reason-muted = It was ignored within the last 30 days
reason-ignored-before = It was ignored before
reason-pooled = It waits in the pool until it comes up again
reason-conflict = It contradicts a rule that stands
reason-tool-output = The words also stand in tool output of that session
reason-also-fits-l2 = It also fits a skill (L2)
reason-also-fits-l3 = It also fits the standing rules (L3)
reason-no-skill = No skill is known for it
reason-unknown-skill = There is no such skill here
reason-unknown-tier = There is no such tier: L1, L2 or L3
reason-claimed = This is what the agent claims of itself
reason-loosens = It loosens a rule
reason-file-limit = The file is long: agents follow long files less

reason-remember = It asks to remember
reason-future = It speaks about the future
reason-universal = It says always or never
reason-prohibition = It forbids something
reason-correction = It corrects the agent
reason-preference = It states a preference
reason-fact = It states a fact about the work
reason-habit = It states a habit
reason-standing-file = It names the standing rules
reason-work-object = It is about how the work is done
reason-order = It gives an order
reason-repetition = It was said before
reason-complaint = It complains about a repeated mistake
reason-question = It is a question
reason-quoted = The words are quoted or pasted
reason-negated = It says not to
reason-passing = It is about this moment only
reason-product = It is about the thing being built
reason-world = It describes how things are
reason-specific = It is about one specific thing
reason-politeness = It is politeness
reason-document = It is part of a document
reason-harness = It is text of the agent's program, not of a person
reason-machine-prompt = The prompt was written by a machine
reason-hand-over = It is a hand-over between sessions
reason-hedge = It is not meant firmly
reason-vague = It is too vague to follow
reason-mixed = A lasting wish and a passing one are mixed
reason-no-trigger = No trigger word fired
reason-one-witness = One sign alone is not enough for a card

reason-not-an-approver = Only approvers can decide here
reason-not-an-owner = This one needs an owner
reason-stale = The button belongs to an older card
reason-moved-on = The request has moved on
reason-already-decided = It was decided already
reason-does-not-fit = That does not fit the request as it stands
reason-unknown-request = There is no such request
reason-not-put-here = That request was not put to this chat
reason-ended = That request has ended
reason-too-fast = It has to be read first
reason-same-person = The second confirmation must come from somebody else
reason-which-tier = It needs a tier: L1, L2 or L3
reason-which-request = More than one request is open
reason-malformed = The button's data makes no sense
reason-not-our-message = The button is not on a card of ours
reason-bot-sender = Bots cannot decide
reason-anonymous-admin = Anonymous admins cannot decide by words: press a button instead
reason-forwarded = Forwarded words do not count
reason-edited = Edited words do not count
reason-via-bot = Words sent through a bot do not count
reason-channel-sender = Words sent in a channel's name do not count
reason-inline-message = Buttons of inline messages do not count
reason-already-undone = It was taken out already
reason-not-here = The entry is not on this branch
reason-undo-open = A request to take it out is open
reason-undo-too-late = The Undo button works for 24 hours only: write undo with its number
reason-reopen-too-late = Reopen works for 24 hours only

reason-limit-daily = The daily limit of cards is reached
reason-limit-weekly = The weekly limit of cards is reached
reason-limit-urgent = The daily limit of urgent cards is reached
reason-quiet-hours = It is quiet time
reason-no-address = There is no chat to send it to
reason-unreachable = The chat cannot be reached

reason-integrity = The text is not the one that was approved
reason-drifted = The entry in the file is not as we wrote it
reason-file-changed = The file keeps changing under our hands
reason-not-utf8 = The file is not valid UTF-8 text
reason-outside-workspace = The file lies outside the workspace
reason-hard-link = The file has more than one name (hard links)
reason-not-a-file = The target is not an ordinary file
reason-foreign-owner = The file belongs to another user
reason-no-space = The disk is full
reason-read-only = The file or its folder is read-only
reason-io-error = The disk reported an error
reason-not-permitted = The system does not permit it
reason-approver-removed = Whoever approved it is no longer an owner
reason-entry-gone = The entry is not in the file any more
reason-workspace-missing = The workspace cannot be found
reason-front-matter = The head of the skill file would change

reason-detached-head = HEAD is on no branch
reason-unborn-branch = The branch has no commit yet
reason-index-locked = Another git command holds the index
reason-no-repository = There is no git repository
reason-ignored-path = Git ignores this file
reason-already-in-head = It is committed already
reason-git-missing = Git is not installed
reason-git-error = Git reported an error
reason-filter-attribute = A git filter (such as LFS) handles this file
reason-sparse-checkout = The file is outside the sparse checkout
reason-unsafe-ownership = Git does not trust the owner of the repository
reason-commit-off = Commits are switched off
reason-submodule = The file lies in a submodule, which got the commit
reason-other-branch = It was written on another branch
reason-block-gone = The entry is not in the file any more
reason-merge-in-progress = A merge is in progress
reason-rebase-in-progress = A rebase is in progress
reason-am-in-progress = Patches are being applied (git am)
reason-cherry-pick-in-progress = A cherry-pick is in progress
reason-revert-in-progress = A revert is in progress
reason-bisect-in-progress = A bisect is in progress
reason-ref-moved = The branch keeps moving
reason-sign-failed = The commit could not be signed

reason-unwatched-path = The folder is not watched
reason-unreadable-event = The event could not be read
reason-spool-full = Too many events came at once
reason-settings-not-json = The settings file is not valid JSON
reason-settings-shape = The settings file is not shaped as expected

# The command line
cli-description = Asks a person before anything is written to a coding agent's memory
cli-help-usage = Usage:
cli-help-arguments = Arguments:
cli-help-options = Options:
cli-help-commands = Commands:
cli-option-help = show this help
cli-option-version = show the version
cli-option-json = print JSON for scripts
cli-no-command = No command was given. See evogate --help.
cli-unknown-command = There is no command "{ $found }". See evogate --help.
cli-unknown-option = There is no option { $found } here. Add --help to see which there are.
cli-missing-argument = "{ $found }" is missing. Add --help to see what goes where.
cli-missing-value = The option { $found } needs a value.
cli-too-many-arguments = The command line makes no sense. Add --help to see what goes where.
cli-not-a-number = "{ $found }" is no request number. Write it as 42 or #42; evogate pending lists them.
cli-unknown-request = There is no request #{ $number }. evogate pending and evogate log show the numbers.
cli-call-failed = The running service did not answer ({ $why }). Look at its log, or end it and start it again.
cli-setting = { $setting }={ $value } ({ $origin })
cli-setting-problem = { $setting }="{ $found }" ({ $origin }): { $what } { $remedy }
cli-name-problem = { $setting }: { $what } { $remedy }
cli-origin-environment = environment

cli-try = show the whole way from a sentence to a commit, in a folder of its own
cli-try-yes = answer by itself
cli-try-dirty = begin with unfinished work that must survive
cli-try-keep = keep the folder
cli-try-no-terminal = This needs a terminal to answer at. Add --yes to let it answer by itself.
cli-try-playing = A recorded agent session runs through the hook: one question, two things worth keeping.
cli-try-hint = Answer the cards: type the number of a button, or a word such as evolve. Ctrl-D ends it.
cli-try-diff = What was committed:
cli-try-commits = The commits:
cli-try-journal = The journal:
cli-try-kept = Kept: { $path }

cli-start = run the service: capture, ask, write
cli-start-no-workspace = No workspace is set, so nothing can be written: set EVOGATE_WORKSPACES to the folders of your projects.
cli-start-no-channel = No channel is set, so cards wait: set TELEGRAM_BOT_TOKEN, or start in a terminal.
cli-start-no-approver = Nobody may decide: set TELEGRAM_APPROVERS to numeric user ids.
cli-start-same-user = The agent runs as the same user: writes around the gate can be seen, not prevented.
cli-stop = end the service and wait until it is gone
cli-stop-none = No service is running.
cli-stop-done = The service has ended.
cli-stop-stuck = The service (process { $pid }) does not end. End that process yourself; nothing that was decided is lost.
cli-stop-cut = Something did not end in time and was cut off; the next start goes on with it.
cli-status = how the service is doing
cli-status-not-running = The service is not running: evogate start.
cli-doctor = what is broken, and what to do about it
cli-doctor-fine = All is well.
cli-doctor-note = Note:
cli-doctor-warning = Warning:
cli-doctor-broken = Broken:
cli-install = put the hook into the agent's settings
cli-install-agent = which agent (claude-code)
cli-install-scope = whose settings: user, project or local
cli-install-installed = Installed: { $settings } now calls { $hook }.
cli-install-already-installed = Nothing to do: { $settings } calls { $hook } already.
cli-install-hooks-off = { $settings } switches all hooks off (disableAllHooks), so nothing is captured until that is taken out.
cli-install-refused = { $settings } was left as it is. { $reason }. Mend it and run the command again.
cli-uninstall = take the hook out of the agent's settings
cli-uninstall-agent = which agent (claude-code)
cli-uninstall-scope = whose settings: user, project or local
cli-uninstall-removed = Taken out; { $settings }, which held nothing else, is gone.
cli-uninstall-restored = Taken out; { $settings } is as it was before.
cli-uninstall-cleaned = Taken out of { $settings }; everything else in it was kept.
cli-uninstall-none = Nothing to do: { $settings } does not hold our hook.
cli-unknown-agent = There is no support for "{ $found }" yet. Write --agent claude-code.
cli-unknown-scope = There is no scope "{ $found }". Write user, project or local.
cli-pending = requests that wait
cli-pending-row = #{ $number } · { $tier } → { $target } · { $state } · { $workspace }: { $text }
cli-why = why a request came, and what holds it
cli-verdict-pass = passed
cli-verdict-flag = passed, marked
cli-verdict-ask = asks a question
cli-verdict-wait = waits
cli-verdict-refuse = refused
cli-log = who decided what
cli-log-audit = everything in the audit chains, refused presses too
cli-log-rebuild = write evolution-log.md anew from the store
cli-log-rebuilt = The journals were written anew.
cli-log-empty = Nothing was decided yet.
cli-verify = check that the audit chains are whole
cli-verify-ok = The audit chains are whole: { $rows } rows.
cli-verify-broken = The audit chains are broken in { $count } places. Keep a copy of EVOGATE_HOME before anything else.
cli-undo = ask to take a written entry out again
cli-undo-refused = #{ $number } cannot be taken out. { $reason }.
cli-propose = put a text through all gates, to be decided by a person
cli-propose-text = the sentence
cli-propose-tier = L1, L2 or L3
cli-propose-skill = the skill it belongs to
cli-propose-symptom = what went wrong
cli-propose-cause = why it went wrong
cli-propose-expires = when it no longer applies
cli-propose-urgency = standard or mild
cli-propose-source = who proposes it
cli-propose-workspace = the workspace, instead of that of this folder
cli-propose-no-text = There is nothing to propose. Write --text "the sentence".
cli-propose-request = It is now request #{ $number }: a person decides.
cli-propose-seen = It is known already as #{ $number }, seen { $times }×.
cli-propose-candidate = It is known already, seen { $times }×.
cli-propose-stands = It stands already: { $place }.
cli-propose-pooled = It waits in the pool, seen { $times }×.
cli-propose-refused = Refused. { $reasons }.
cli-detect = tell of each message what would be kept (JSON lines in and out)
cli-check = tell of each text whether it passes the safety gate (JSON lines in and out)
cli-capture = the hook in Node, for systems without sh

# Wrong settings
config-open-to-others = Others can read this file, and it may hold tokens.
config-open-to-others-remedy = Run: chmod 600 { $found }
config-unreadable-file = This file cannot be read.
config-unreadable-file-remedy = Make it readable for yourself, or remove it.
config-unknown-name = There is no such setting, in { $origin }.
config-unknown-name-remedy = See .env.example for the names.
config-not-a-count = That is no whole number from 0 on.
config-not-a-count-remedy = Write a number such as 5.
config-not-a-day-count = That is no number of days from 1 on.
config-not-a-day-count-remedy = Write a number such as 30.
config-not-true-or-false = That is neither true nor false.
config-not-true-or-false-remedy = Write true or false.
config-not-one-of = That is none of the possible words.
config-not-one-of-remedy = Write one of: { $allowed }
config-not-a-locale = Evogate does not speak that language.
config-not-a-locale-remedy = Write one of: { $allowed }
config-not-a-zone = There is no such time zone.
config-not-a-zone-remedy = Write an IANA name such as Europe/Berlin or Asia/Seoul.
config-not-hours = Those are no hours of a day.
config-not-hours-remedy = Write them as 22:00-08:00.
config-empty-hours = They begin when they end.
config-empty-hours-remedy = Write two different times, or leave it empty for none.
config-not-a-person-id = People are named by numeric user ids only.
config-not-a-person-id-remedy = Write ids such as 7197206006, separated by commas.
config-not-a-chat = That is no id of a chat.
config-not-a-chat-remedy = Write ids such as -1001234567890, or -1001234567890/42 for a topic.
config-not-a-token = That is no whole bot token.
config-not-a-token-remedy = Copy it again from @BotFather: digits, a colon, 35 characters.
config-not-a-web-address = That is no web address.
config-not-a-web-address-remedy = Write it as https://host or http://127.0.0.1:8081.
config-not-a-database = Only an SQLite file works in this version.
config-not-a-database-remedy = Write EVOGATE_DATABASE_URL=file:/path/to/evogate.db, or leave both names unset.
config-no-such-directory = There is no such folder.
config-no-such-directory-remedy = Write absolute paths of folders, separated by commas.
config-not-a-directory = One of them is a file, not a folder.
config-not-a-directory-remedy = Write absolute paths of folders, separated by commas.
config-unreadable-directory = One of the folders cannot be read.
config-unreadable-directory-remedy = Give yourself the right to read it, or leave it out.

# What can break
error-held = Another Evogate holds this home ({ $detail }). End it with evogate stop, or set another EVOGATE_HOME.
error-bad-url = DATABASE_URL names no database file. Write { $detail }.
error-foreign-database = The database belongs to another program ({ $detail }); nothing was written. Set EVOGATE_DATABASE_URL to a file of its own.
error-newer-database = The database was made by a newer Evogate ({ $detail }). Install that version again.
error-changed-migration = The database was made with other migrations than these ({ $detail }). Install the version that made it.
error-unfinished-migration = A migration of the database was cut off ({ $detail }). Put the newest backup from EVOGATE_HOME/backups in its place.
error-damaged = The database is damaged ({ $detail }). Put the newest backup from EVOGATE_HOME/backups in its place.
error-pragma = The database cannot be used safely here ({ $detail }). Put EVOGATE_HOME on a local disk.
error-not-writable = This cannot be written: { $detail }. Give yourself the right to write there.
error-no-space = The disk is full ({ $detail }). Make room and try again.
error-io-error = The disk reported an error ({ $detail }). Look at the disk before going on.
error-store-unknown = Nobody can say whether the last step was stored ({ $detail }). Start Evogate again: it looks and goes on.
error-telegram-token = Telegram does not know the bot's token. Copy it again from @BotFather into TELEGRAM_BOT_TOKEN.
error-unforeseen = Something broke: { $detail }. Run it again with LOG_LEVEL=debug to see more.

# What doctor finds
doctor-home-permissions = Others can look into { $path } ({ $mode }).
doctor-home-permissions-remedy = Run: chmod 700 { $path }
doctor-home-missing = There is no { $path } yet.
doctor-home-missing-remedy = evogate install or evogate start makes it.
doctor-network-file-system = { $path } lies on a network file system, where locks cannot be relied on.
doctor-network-file-system-remedy = Set EVOGATE_HOME to a folder on a local disk.
doctor-same-user = The agent runs as the same user: writes around the gate can be seen, not prevented.
doctor-same-user-remedy = For the stronger promise run the agent as another user.
doctor-git-missing = Git was not found: what is written is not committed.
doctor-git-missing-remedy = Install git 2.36 or newer.
doctor-git-old = Git { $version } cannot be told to flush to the disk: a power cut may lose a commit.
doctor-git-old-remedy = Install git { $wanted } or newer.
doctor-disk-low = Only { $count } MiB are free at { $path }.
doctor-disk-low-remedy = Make room: below 200 MiB writing may stop.
doctor-hook-missing = The hook { $path } is not there: nothing is captured.
doctor-hook-missing-remedy = Run: evogate install
doctor-hook-not-executable = The hook { $path } cannot be run.
doctor-hook-not-executable-remedy = Run: evogate install
doctor-hook-not-merged = No settings of the agent call the hook (looked at { $path } and the workspaces).
doctor-hook-not-merged-remedy = Run: evogate install
doctor-no-workspace = No workspace is set: nothing can be written.
doctor-no-workspace-remedy = Set EVOGATE_WORKSPACES to the folders of your projects.
doctor-no-channel = No channel is set: cards wait.
doctor-no-channel-remedy = Set TELEGRAM_BOT_TOKEN, or run evogate start in a terminal.
doctor-no-approver = Nobody may decide.
doctor-no-approver-remedy = Set TELEGRAM_APPROVERS to numeric user ids.
doctor-no-owner = No owner is named: every approver may confirm changes of the standing rules.
doctor-no-owner-remedy = Name them in TELEGRAM_OWNERS if that is too many.
doctor-workspace-missing = The workspace { $path } cannot be found.
doctor-workspace-missing-remedy = Bring it back, or take it out of EVOGATE_WORKSPACES.
doctor-import-missing = { $path } does not import MEMORY.md: the agent will not read what is written at L1.
doctor-import-missing-remedy = Add the line @MEMORY.md to it.
doctor-repository-state = { $path }: { $detail }.
doctor-repository-state-remedy = Writing or committing goes on when that is over.
doctor-no-repository = { $path } is no git repository: what is written there is not committed.
doctor-no-repository-remedy = Run git init there if you want a history.
doctor-not-running = The service is not running: events wait, nobody is asked.
doctor-not-running-remedy = Run: evogate start
doctor-channel-trouble = { $channel } is in trouble: { $detail }
doctor-channel-trouble-remedy = It is tried again by itself; look at the token and at other programs that use it.
doctor-address-unreachable = { $detail } cannot be reached.
doctor-address-unreachable-remedy = Let the bot into the chat again, or send it /start.
doctor-chain-broken = The audit chain is broken in { $count } places.
doctor-chain-broken-remedy = Keep a copy of EVOGATE_HOME, then look at evogate verify.
doctor-commit-pending = { $count } written entries are not committed yet.
doctor-commit-pending-remedy = evogate why says for what each one waits.
doctor-write-waits = { $count } approved requests are not written yet.
doctor-write-waits-remedy = evogate why says for what each one waits.
doctor-quarantined = { $count } events could not be read and lie in { $path }.
doctor-quarantined-remedy = Delete them when you have looked at them; they may hold prompts.
doctor-dropped-events = { $count } events were dropped because too many came at once.
doctor-dropped-events-remedy = Keep the service running, so that they do not pile up.
doctor-unwatched-path = { $count } events came from { $path }, which is not watched.
doctor-unwatched-path-remedy = Add it to EVOGATE_WORKSPACES if you want it watched.
