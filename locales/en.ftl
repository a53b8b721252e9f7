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

move-evolve = evolve
move-answer = answered
move-modify = modified
move-defer = deferred
move-ignore = ignored
move-retry = retried
move-undo = asked for the undo
move-reopen = reopened
move-release = sent

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
toast-already = #{ $number } was decided already by { $by }: { $outcome }.
toast-already-evolve = #{ $number } was already approved by { $by }.
toast-already-answer = #{ $number } was already answered by { $by }.
toast-already-modify = #{ $number } was already modified by { $by }.
toast-already-defer = #{ $number } was already deferred by { $by }.
toast-already-ignore = #{ $number } was already ignored by { $by }.
toast-already-retry = #{ $number } is already being retried, by { $by }.
toast-already-undo = The undo of #{ $number } was already asked for by { $by }.
toast-already-reopen = #{ $number } was already reopened by { $by }.
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
toast-which-workspace = Which workspace? Press one below.
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
reason-other-branch = HEAD has moved to another branch
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
