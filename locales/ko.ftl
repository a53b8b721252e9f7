# Cards

card-title = 🧬 진화 요청 #{ $number }
card-title-undo = 🧬 진화 요청 #{ $number }: #{ $undone } 제거
card-title-remove = 🧬 진화 요청 #{ $number }: 항목 제거
card-trigger = 계기: { $trigger } | 긴급도: { $urgency }
card-proposed = 기억할 내용:
card-standing = 제거할 내용:
card-taken-out = 제거된 내용:
card-target = 대상: { $tier } → { $file } ({ $workspace }, { $branch })
card-target-no-branch = 대상: { $tier } → { $file } ({ $workspace })
card-target-remove = 제거 위치: { $tier } · { $file } ({ $workspace }, { $branch })
card-target-remove-no-branch = 제거 위치: { $tier } · { $file } ({ $workspace })
card-no-file = 파일 미정
card-grades = 중요도 { $importance } · 재사용성 { $reusability } · 위험 { $risk }
card-seen = { $times }회 나옴
card-seen-last = { $times }회 나옴 · 최근: "{ $evidence }"
card-last = 원문: "{ $evidence }"
card-conflict = 충돌: { $place } "{ $text }"
card-beside = 함께 유지: { $place } "{ $text }"
card-more = … 외 { $count }개
card-from = 출처: { $host }의 { $agent }, 세션 { $session }
card-from-host = 출처: { $host }의 { $agent }
card-from-agent = 출처: { $agent }
card-from-remember = 출처: { $by } (/remember)
card-from-undo = 출처: { $by } 님의 되돌리기 요청
card-from-shell = 출처: 명령줄 (evogate undo)
card-deferred = ⏸ 보류됨: 기한 안에 결정이 없었습니다. 지금도 결정할 수 있습니다.
card-deferred-by = ⏸ 보류됨 · { $by } · { $at } · { $via }. 지금도 결정할 수 있습니다.
card-promised = { $text } 한 번 승인되어 만료되지 않습니다.
card-too-long = 한 메시지에 다 들어가지 않습니다. 전체 내용은 { $file } 파일에 있습니다(SHA-256 { $hash }). evogate open으로 결정해 주세요.
card-superseded = ↓ 지난 카드입니다. 아래의 최신 카드를 봐 주세요.

trigger-a = A "{ $fired }"
trigger-a-plain = A 직접 하신 말
trigger-remember = A /remember
trigger-b = B 시행착오
trigger-c = C 검토
trigger-p = P { $agent } 제안
trigger-u = 되돌리기

urgency-urgent = 긴급
urgency-standard = 보통
urgency-mild = 낮음

risk-none = 없음
risk-low = 낮음
risk-medium = 중간

via-telegram = Telegram
via-discord = Discord
via-web = 받은함
via-terminal = 터미널
via-cli = 명령줄

state-queued = 대기열
state-asked = 결정 대기
state-questioned = 질문 하나 남음
state-deferred = 보류됨
state-approved = 승인됨, 쓰는 중
state-failed = 쓰지 못함
state-written = 기록됨
state-ignored = 무시됨
state-expired = 만료됨

card-warning = ⚠️ { $text }
warning-root-open = 근본 원인이 확인되지 않았습니다
warning-weight = { $file } 파일은 { $tier } 취급: 소유자가 두 번 확인해야 합니다
warning-waits = { $reason }. 끝나기 전에는 쓰지 않습니다
warning-uncommitted = 쓰기는 하지만 커밋하지 않습니다: { $reason }

# Buttons

button-evolve = 진화
button-evolve-as = 진화 { $tier }
button-take-out = 제거
button-modify = 수정
button-defer = 보류
button-ignore = 무시
button-confirm = 쓰기 확인
button-confirm-remove = 제거 확인
button-tier = { $tier } · { $file }
button-keep-new = 새것
button-keep-old = 옛것
button-keep-both = 둘 다
button-new-by-hand = 새것을 쓰고 { $place } 줄은 내가 지움
button-new-by-hand-many = 새것을 쓰고 { $count }줄은 내가 지움
button-cause-yes = 원인 확인
button-cause-fix = 원인 수정
button-as-it-stands = 그대로 사용
button-reading = { $reading }
button-retry = 재시도
button-undo = 되돌리기
button-reopen = 다시 열기
button-send = #{ $number } 보내기
button-workspace = { $name }

# Questions

question-wording-long = 너무 깁니다: { $length }자 중 { $most }자까지 가능합니다(✂ 앞까지). 어떤 말을 남길까요?
question-wording-vague = 너무 모호해서 따를 수 없습니다. 정확히 무슨 뜻인가요?
question-wording-empty = 남은 말이 없습니다. 무엇을 기억할까요?
question-wording-hint = 맞는 것을 누르거나 ‘수정’을 눌러 직접 써 주세요.
question-wording-type = ‘수정’을 눌러 기억할 말을 써 주세요.
question-skill = 어느 스킬에 넣을까요? 스킬 이름으로 답하거나 L1로 남기세요.
question-root = 이것이 근본 원인인가요?
question-root-unknown = 근본 원인이 무엇이었나요?
question-root-cause = 원인: { $cause }
question-conflict = 기존 규칙과 모순됩니다. 어느 쪽을 따를까요?
question-conflict-ours = 기존: { $place } "{ $text }"
question-conflict-by-hand = 기존: { $place } "{ $text }" (직접 쓴 줄)
question-tier = 확인 1/2: 어디에 쓸까요? L3({ $file })는 이곳의 모든 세션이 따라야 합니다.
question-tier-rival = ⚠️ 새것을 남기면 L3 규칙이 제거됩니다: { $place }
question-tier-remove = 확인 1/2: 이 { $tier } 규칙을 { $file } 파일에서 제거할까요?
question-content = 아래 내용이 그대로 기록됩니다. 읽고 확인해 주세요.
question-content-remove = 아래 내용이 그대로 제거됩니다. 읽고 확인해 주세요.
question-second = 확인 2/2. { $question }

question-name-wording = 문구 정하기
question-name-skill = 스킬 정하기
question-name-root = 원인 확인
question-name-conflict = 충돌 해결
question-name-tier = 계층 정하기
question-name-content = 원문 확인

# Settled cards

settled-by = { $what } · { $by } · { $at } · { $via }
settled-approved = ✅ 승인됨
settled-remove-approved = ✅ 제거 승인됨
settled-working = ⏳ 쓰는 중 …
settled-waits = ⏳ { $reason }. 끝나면 바로 씁니다.
settled-written = ✅ 진화됨
settled-taken-out = ✅ 제거됨
settled-ignored = ✖️ 무시됨
settled-kept-old = ✖️ 무시됨: 옛 규칙 유지
settled-remove-ignored = ✖️ 무시됨: 항목 유지
settled-expired = ⌛ 만료됨: 결정이 없어 아무것도 쓰지 않았습니다.
settled-failed = ❌ 쓰지 못했습니다. 파일은 그대로입니다. { $reason }
settled-failed-unknown = ❌ 쓰지 못했습니다. 파일은 그대로입니다.
settled-commit = 커밋 { $id } · 브랜치 { $branch }
settled-commit-no-branch = 커밋 { $id }
settled-commit-pending = 파일에는 썼고 아직 커밋하지 않음: { $reason }
settled-commit-none = 파일에는 썼고 커밋하지 않음: { $reason }
settled-removed-by = 이후 제거됨(요청 #{ $number })
settled-by-hand = 직접 하실 일: { $place } 줄 지우기

# Lists

list-pending = ⏳ { $count ->
    [0] 기다리는 요청이 없습니다.
   *[other] 요청 { $count }개가 기다리고 있습니다
  }
list-row = #{ $number } · { $tier } · { $state } · { $age }: { $text }
list-more = … 외 { $count }개
age-now = 방금
age-minutes = { $count }분
age-hours = { $count }시간
age-days = { $count }일

status-title = 🧬 Evogate { $version }
status-channel = { $channel } { $identity }: { $state }
status-channel-remark = { $channel } { $identity }: { $state } ({ $remark })
status-no-channel = 설정된 채팅 채널이 없습니다.
channel-up = 연결됨
channel-trouble = 문제 있음
channel-down = 끊김
status-workspace = { $name }: { $branch } 브랜치에 커밋
status-workspace-waits = { $name }: { $branch } 브랜치에 커밋. { $reason }
status-workspace-why = { $name }: 지금은 커밋할 수 없음: { $reason }
status-workspace-no-git = { $name }: 커밋할 브랜치 없음
status-no-workspace = 설정된 작업 공간이 없습니다. EVOGATE_WORKSPACES를 확인하세요.
status-counts = 결정 대기: { $waiting } · 대기열: { $queue } · 보류: { $deferred }
status-promised = 승인됐지만 아직 쓰지 않음: { $count }
status-uncommitted = 썼지만 아직 커밋하지 않음: { $count }
status-unwatched = { $path }의 프롬프트 { $events }개를 지켜보지 않습니다. EVOGATE_WORKSPACES에 추가하세요
status-dropped = 너무 많아 버린 이벤트: { $count }
status-spool = 아직 읽지 않은 이벤트: { $count }

limits-title = 이곳의 카드
limits-today = 오늘: { $used } / { $limit }
limits-week = 이번 주: { $used } / { $limit }
limits-urgent = 오늘 추가 긴급 카드: { $used } / { $limit }
limits-quiet = 조용한 시간: { $hours }, 긴급은 제외
limits-no-quiet = 조용한 시간: 없음

why-title = #{ $number } · { $tier } · { $state }
why-text = "{ $text }"
why-reasons = 이유:
why-reason = • { $reason }
why-no-reasons = • 계기에 맞았고 막은 관문이 없었습니다
why-decisions = 결정:
why-decision = • { $at } · { $by } · { $via }: { $move }
why-decision-value = • { $at } · { $by } · { $via }: { $move } ({ $value })
why-no-decisions = • 아직 없음

move-evolve = 진화
move-answer = 답변
move-modify = 수정
move-defer = 보류
move-ignore = 무시
move-retry = 재시도
move-undo = 되돌리기 요청
move-reopen = 다시 열기
move-release = 보내기

help-title = 🧬 Evogate는 에이전트의 기억에 쓰기 전에 먼저 여쭙니다.
help-buttons = 버튼을 누르거나 카드에 한마디로 답하세요: 진화 · 진화 L1 · 수정 <새 내용> · 보류 · 무시 · 쓰기 확인 · 새것 · 옛것 · 둘 다 · 재시도 · 되돌리기 · 다시 열기
help-number = 요청을 지정하려면 번호를 붙이세요: 무시 #42
help-command = /{ $command } · { $text }
languages-title = English, 中文, 한국어로 말합니다. /lang en, /lang zh, /lang ko 중 하나를 보내 주세요.
language-en = English
language-zh = 中文
language-ko = 한국어

command-pending = 기다리는 요청
command-remember = 기억 제안: /remember <내용>
command-status = Evogate 상태
command-undo = 항목 제거: /undo 42
command-why = 요청의 이유와 결정한 사람: /why 42
command-limits = 보낸 카드 수
command-lang = 이곳의 언어: /lang ko
command-help = 누르고 쓸 수 있는 것

# Notices

notice-l3-written = 📌 { $workspace }의 { $path } 파일이 #{ $number }에 따라 바뀌었습니다(승인: { $by }):
notice-l3-taken-out = 📌 { $workspace }의 { $path } 파일이 #{ $number }에 따라 바뀌었습니다(승인: { $by }). 제거된 내용:
notice-topic-gone = 원래 토픽이 없어져 카드를 여기로 보냅니다.
notice-card-undelivered = 요청 #{ $number }: 여기에 표시할 수 없습니다: { $reason }

# Prompts for words

prompt-modify = #{ $number }의 새 내용을 답장으로 써 주세요. 한 문장, 100자까지입니다. ‘취소’라고 하면 그대로 둡니다.
prompt-wording = #{ $number }에 남길 말을 답장으로 써 주세요. 한 문장, 100자까지입니다. ‘취소’라고 하면 그대로 둡니다.
prompt-cause = #{ $number }의 근본 원인을 한 문장으로 답장해 주세요. ‘취소’라고 하면 그대로 둡니다.
prompt-placeholder = 한 문장
prompt-workspace = 어느 작업 공간에 기억할까요?

# Answers to a press

toast-working = ⏳ 처리 중입니다. 결과는 카드에 나옵니다.
toast-approved = #{ $number }: 승인했습니다.
toast-evolved-question = #{ $number }: 질문이 하나 더 있습니다. 카드를 봐 주세요.
toast-deferred = #{ $number }: 보류했습니다.
toast-ignored = #{ $number }: 무시했습니다. 24시간 안에 다시 열 수 있습니다.
toast-modified = #{ $number }: 내용을 바꿨습니다. 새 카드를 봐 주세요.
toast-answered = #{ $number }: 답변을 기록했습니다.
toast-reopened = #{ $number }: 다시 열었습니다.
toast-retrying = #{ $number }: 다시 시도합니다.
toast-undo-asked = #{ $number } 제거를 요청했습니다(요청 #{ $undo }).
toast-sent = #{ $number }: 보내는 중입니다.
toast-cause = #{ $number }: 근본 원인을 기록했습니다.
toast-cancelled = 취소했습니다. 바뀐 것은 없습니다.
toast-prompt = 제 메시지에 새 내용을 답장해 주세요.
toast-nothing = 할 일이 없습니다.
toast-you = 본인
toast-already = #{ $number }: 이미 결정됐습니다: { $outcome } ({ $by })
toast-already-evolve = #{ $number }: 이미 승인됐습니다. ({ $by })
toast-already-answer = #{ $number }: 이미 답변됐습니다. ({ $by })
toast-already-modify = #{ $number }: 이미 수정됐습니다. ({ $by })
toast-already-defer = #{ $number }: 이미 보류됐습니다. ({ $by })
toast-already-ignore = #{ $number }: 이미 무시됐습니다. ({ $by })
toast-already-retry = #{ $number }: 이미 재시도 중입니다. ({ $by })
toast-already-undo = #{ $number }: 되돌리기는 이미 요청됐습니다. ({ $by })
toast-already-reopen = #{ $number }: 이미 다시 열렸습니다. ({ $by })
toast-already-expired = #{ $number }: 결정이 없어 만료됐습니다.
toast-moved-on = #{ $number }: 상태가 바뀌었습니다. 최신 카드를 써 주세요.
toast-refused = 이 버튼은 여기서 쓸 수 없습니다.
toast-which-tier = 어느 계층인가요? L1, L2, L3 중에서 답해 주세요.
toast-which-request = 어느 요청인가요? { $numbers }
toast-undone-already = #{ $number }: 이미 제거됐습니다.
toast-no-skill = 여기에 알려진 스킬이 없습니다. 바뀐 것은 없습니다.
toast-read-first = 먼저 읽고 확인해 주세요.
toast-not-approver = 승인자만 결정할 수 있습니다.
toast-not-owner = 소유자만 할 수 있습니다.
toast-same-person = 두 번째 확인은 다른 사람이 해야 합니다.
toast-error = 저희 쪽에서 오류가 났습니다. 바뀐 것은 없으니 다시 시도해 주세요.
toast-remembered = 요청 #{ $number }: 적어 두었습니다. 카드에서 결정해 주세요.
toast-seen = 이미 아는 내용입니다({ $times }회 나옴).
toast-lang = 이곳의 언어: { $language }
toast-which-workspace = 어느 작업 공간인가요? 아래에서 눌러 주세요.
toast-refused-words = 받지 않았습니다: { $reasons }. 바뀐 것은 없으니 다르게 써 주세요.

# Reasons: one sentence without its full stop

reason-with-detail = { $sentence }: { $detail }

detail-password = 비밀번호
detail-key = 키
detail-private-key = 개인 키
detail-seed-phrase = 시드 문구
detail-connection-string = 비밀번호가 든 연결 문자열
detail-phone = 전화번호
detail-email = 이메일 주소
detail-home-address = 집 주소
detail-bank-card = 카드 번호
detail-bank-account = 계좌 번호
detail-identity-card = 신분증 번호
detail-resident-number = 주민등록번호
detail-social-security-number = 사회보장번호
detail-passport = 여권 번호
detail-fence = 코드 울타리
detail-lines = 여러 줄의 코드
detail-comment = HTML 주석
detail-heading = 제목
detail-quote = 맨 앞의 인용 기호
detail-rule = 구분선
detail-list = 맨 앞의 목록 기호
detail-task = 할 일 상자
detail-table = 표
detail-image = 이미지
detail-link = 링크
detail-reference = 링크 참조
detail-autolink = 꺾쇠 링크

reason-secret = 비밀 정보가 들어 있습니다
reason-personal-data = 개인 정보가 들어 있습니다
reason-hidden-character = 보이지 않거나 허용되지 않는 문자가 있습니다
reason-mixed-script = 한 단어에 두 문자 체계가 섞여 있습니다
reason-confusable = 다른 글자처럼 보이는 글자가 있습니다
reason-structure = 파일 구조를 깨뜨립니다(제목, 인용, 목록, 주석, 링크)
reason-import-path = 에이전트가 파일을 가져오게 합니다(@ 경로)
reason-inline-shell = 불러올 때 명령이 실행됩니다
reason-control-sequence = 모델이 따르는 제어 문구가 있습니다
reason-override = 에이전트에게 다른 규칙을 무시하라고 합니다
reason-concealment = 에이전트에게 무언가를 숨기라고 합니다
reason-exfiltration = 데이터를 다른 곳으로 보냅니다
reason-download-and-run = 무언가를 내려받아 실행합니다
reason-protection-off = 보호 장치를 끕니다
reason-encoded = 사람이 읽을 수 없는 인코딩된 글이 있습니다
reason-protected-target = 기억 파일이 아닌 파일을 노립니다
reason-identity = 에이전트의 안전 규칙이나 정체성을 건드립니다
reason-other-agent = 다른 에이전트의 규칙을 건드립니다
reason-code-block = 기억 한 줄에 코드 블록은 넣을 수 없습니다
reason-url = 웹 주소가 들어 있습니다
reason-too-long = 100자를 넘습니다
reason-too-many-bytes = 너무 큽니다(400바이트까지)
reason-too-many-marks = 글자 하나에 결합 기호가 너무 많습니다
reason-empty = 내용이 없습니다

reason-one-time = 이번 한 번만을 위한 말입니다
reason-mood = 지나가는 기분일 수 있습니다
reason-already-stands = 이미 있는 규칙입니다
reason-already-open = 같은 요청이 이미 열려 있습니다
reason-already-written = 전에 기록됐습니다
reason-muted = 최근 30일 안에 무시됐습니다
reason-ignored-before = 전에 무시됐습니다
reason-pooled = 다시 나올 때까지 모아 둡니다
reason-conflict = 기존 규칙과 모순됩니다
reason-tool-output = 그 세션의 도구 출력에도 있는 말입니다
reason-also-fits-l2 = 스킬(L2)에도 어울립니다
reason-also-fits-l3 = 상시 규칙(L3)에도 어울립니다
reason-no-skill = 알맞은 스킬이 없습니다
reason-unknown-skill = 여기에 없는 스킬입니다
reason-unknown-tier = 없는 계층입니다. L1, L2, L3만 있습니다
reason-claimed = 에이전트 스스로의 주장입니다
reason-loosens = 규칙을 느슨하게 합니다
reason-file-limit = 파일이 깁니다. 길수록 잘 지켜지지 않습니다

reason-remember = 기억해 달라고 했습니다
reason-future = 앞으로의 일을 말합니다
reason-universal = 항상 또는 절대라고 했습니다
reason-prohibition = 무언가를 금지합니다
reason-correction = 에이전트를 바로잡았습니다
reason-preference = 선호를 말했습니다
reason-fact = 작업에 대한 사실을 말했습니다
reason-habit = 습관을 말했습니다
reason-standing-file = 상시 규칙을 언급했습니다
reason-work-object = 일하는 방식에 대한 말입니다
reason-order = 지시입니다
reason-repetition = 전에도 한 말입니다
reason-complaint = 되풀이된 실수에 대한 불만입니다
reason-question = 질문입니다
reason-quoted = 인용하거나 붙여 넣은 말입니다
reason-negated = 하지 말라는 말입니다
reason-passing = 지금 이 순간에만 해당합니다
reason-product = 만들고 있는 제품에 대한 말입니다
reason-world = 상황을 설명하는 말입니다
reason-specific = 특정한 것 하나에 대한 말입니다
reason-politeness = 인사말입니다
reason-document = 문서의 일부입니다
reason-harness = 사람이 아니라 에이전트 프로그램의 글입니다
reason-machine-prompt = 기계가 쓴 프롬프트입니다
reason-hand-over = 세션 사이의 인수인계입니다
reason-hedge = 확정적인 말이 아닙니다
reason-vague = 너무 모호해서 따를 수 없습니다
reason-mixed = 오래갈 바람과 일시적인 말이 섞여 있습니다
reason-no-trigger = 계기가 되는 말이 없습니다
reason-one-witness = 신호 하나만으로는 카드를 보내지 않습니다

reason-not-an-approver = 승인자만 결정할 수 있습니다
reason-not-an-owner = 소유자만 할 수 있습니다
reason-stale = 지난 카드의 버튼입니다
reason-moved-on = 요청의 상태가 바뀌었습니다
reason-already-decided = 이미 결정됐습니다
reason-does-not-fit = 요청의 지금 상태와 맞지 않습니다
reason-unknown-request = 없는 요청입니다
reason-not-put-here = 이 채팅에 올린 요청이 아닙니다
reason-ended = 끝난 요청입니다
reason-too-fast = 먼저 읽어야 합니다
reason-same-person = 두 번째 확인은 다른 사람이 해야 합니다
reason-which-tier = L1, L2, L3 중 계층이 필요합니다
reason-which-request = 열린 요청이 둘 이상입니다
reason-malformed = 버튼 데이터를 알아볼 수 없습니다
reason-not-our-message = 저희 카드의 버튼이 아닙니다
reason-bot-sender = 봇은 결정할 수 없습니다
reason-anonymous-admin = 익명 관리자는 글로 결정할 수 없습니다. 버튼을 눌러 주세요
reason-forwarded = 전달된 말은 인정되지 않습니다
reason-edited = 수정된 말은 인정되지 않습니다
reason-via-bot = 봇을 거친 말은 인정되지 않습니다
reason-channel-sender = 채널 이름으로 보낸 말은 인정되지 않습니다
reason-inline-message = 인라인 메시지의 버튼은 인정되지 않습니다
reason-already-undone = 이미 제거됐습니다
reason-not-here = 이 브랜치에 없는 항목입니다
reason-undo-open = 제거 요청이 이미 열려 있습니다
reason-undo-too-late = 되돌리기 버튼은 24시간 동안만 됩니다. ‘되돌리기’와 번호를 써 주세요
reason-reopen-too-late = 24시간 안에만 다시 열 수 있습니다

reason-limit-daily = 오늘의 카드 한도에 도달했습니다
reason-limit-weekly = 이번 주의 카드 한도에 도달했습니다
reason-limit-urgent = 오늘의 긴급 카드 한도에 도달했습니다
reason-quiet-hours = 조용한 시간입니다
reason-no-address = 보낼 채팅이 없습니다
reason-unreachable = 채팅에 닿을 수 없습니다

reason-integrity = 승인된 내용과 다릅니다
reason-drifted = 파일의 항목이 저희가 쓴 것과 다릅니다
reason-file-changed = 쓰는 동안 파일이 계속 바뀝니다
reason-not-utf8 = 파일이 올바른 UTF-8 텍스트가 아닙니다
reason-outside-workspace = 파일이 작업 공간 밖에 있습니다
reason-hard-link = 파일에 이름이 여럿입니다(하드 링크)
reason-not-a-file = 대상이 일반 파일이 아닙니다
reason-foreign-owner = 다른 사용자의 파일입니다
reason-no-space = 디스크가 가득 찼습니다
reason-read-only = 파일이나 폴더가 읽기 전용입니다
reason-io-error = 디스크 오류가 났습니다
reason-not-permitted = 시스템이 허용하지 않습니다
reason-approver-removed = 승인한 사람이 더는 소유자가 아닙니다
reason-entry-gone = 항목이 더는 파일에 없습니다
reason-workspace-missing = 작업 공간을 찾을 수 없습니다
reason-front-matter = 스킬 파일의 머리 부분이 바뀌게 됩니다

reason-detached-head = HEAD가 브랜치에 있지 않습니다
reason-unborn-branch = 브랜치에 아직 커밋이 없습니다
reason-index-locked = 다른 git 명령이 인덱스를 쓰고 있습니다
reason-no-repository = git 저장소가 없습니다
reason-ignored-path = git이 무시하는 파일입니다
reason-already-in-head = 이미 커밋됐습니다
reason-git-missing = git이 설치되어 있지 않습니다
reason-git-error = git 오류가 났습니다
reason-filter-attribute = git 필터(LFS 등)가 다루는 파일입니다
reason-sparse-checkout = 스파스 체크아웃 밖의 파일입니다
reason-unsafe-ownership = git이 저장소의 소유자를 신뢰하지 않습니다
reason-commit-off = 커밋이 꺼져 있습니다
reason-submodule = 서브모듈 안의 파일이며 커밋도 그 안에 했습니다
reason-other-branch = HEAD가 다른 브랜치로 옮겨 갔습니다
reason-block-gone = 항목이 더는 파일에 없습니다
reason-merge-in-progress = 병합(merge) 중입니다
reason-rebase-in-progress = 리베이스(rebase) 중입니다
reason-am-in-progress = 패치 적용(git am) 중입니다
reason-cherry-pick-in-progress = 체리픽(cherry-pick) 중입니다
reason-revert-in-progress = 되돌림(revert) 중입니다
reason-bisect-in-progress = 이분 탐색(bisect) 중입니다
reason-ref-moved = 브랜치가 계속 바뀝니다
reason-sign-failed = 커밋에 서명하지 못했습니다

reason-unwatched-path = 지켜보지 않는 폴더입니다
reason-unreadable-event = 이벤트를 읽을 수 없습니다
reason-spool-full = 이벤트가 한꺼번에 너무 많이 왔습니다
reason-settings-not-json = 설정 파일이 올바른 JSON이 아닙니다
reason-settings-shape = 설정 파일의 구조가 예상과 다릅니다
