/** What is done. Lines as in `work`; opposites are in `poles`. `~` is an act so general that it tells nothing. */
export const acts = `
~do | decide, decides, deciding, decide on, model, modelled, modeled, open, opens, opening, go, goes, going, set, sets, set to, do, does, use, uses, used, using, utilize, utilise, adopt, make, makes, making, write, writes, writing, put, have, has, having, be, is, are, get, set, go, take, give, apply, keep, prefer, preferred, favor, favour, choose, pick, stick to, stick with, want, wants, like, follow, provide, ensure, make sure, perform, handle, handles, handling, work with, rely on, need, needs, needed, require, requires, include, includes, including, contain, come, let, try, define, defines, manage, add, adds, adding, insert, append, create, creating, creates, generate, introduce, place, attach | 用, 使用, 采用, 设为, 设成, 设置为, 设, 改用, 沿用, 写, 编写, 写成, 做, 进行, 处理, 需要, 必须, 务必, 应该, 应当, 应, 要, 得, 请, 让, 把, 将, 加, 添加, 附, 加上, 新增, 增加, 创建, 新建, 建, 包含, 带, 带上, 附上, 优先, 优先使用, 首选, 尽量, 统一, 一律, 一定, 保持, 定义, 管理, 生成, 放, 有, 是, 过, 给, 选, 选用, 走, 都 | 쓰, 사용, 이용, 활용, 쓰기, 쓰도록, 작성, 적용, 처리, 하기, 하도록, 진행, 수행, 추가, 만들, 생성, 넣, 붙이, 달아, 달기, 선호, 우선, 선택, 유지, 포함, 두기, 정의, 관리, 필요, 필수, 만든, 만들어, 다루, 다룬, 둔다, 두고, 둘 것, 둔 뒤, 써서, 정한, 정하, 거친, 거치
run | pass, passes, passing, must pass, run, runs, running, execute, executes, executing, invoke, kick off | 跑, 运行, 执行, 跑一遍, 过一遍, 跑一下, 跑通 | 실행, 돌리, 돌려, 구동, 돈다, 돌고, 돌아
install | install, installs, installing, installation | 安装, 装 | 설치
start-up | start the server, boot, launch, spin up, dev server | 启动, 拉起 | 기동, 띄우
log/print | log out, print out, print, printing | 打印, 输出 | 출력, 찍
save | save, store, stored, storing, persist, persisted | 保存, 存储, 存, 存放, 落库 | 저장, 보관
read | read, reads, reading, look at, look up, inspect, consult the | 读, 阅读, 看一下, 查看, 先看 | 읽, 살펴, 조회
search | search, grep, look for, find | 搜索, 查找, 搜 | 검색, 찾아
edit | edit, edits, editing, modify, modifies, modifying, change, changes, changed, changing, touch, alter, update, updates, updating, updated, tweak, amend, amending | 修改, 改, 改动, 编辑, 更改, 变更, 动, 更新, 同步更新 | 수정, 변경, 편집, 고치, 건드리, 바꾸, 업데이트, 갱신, 손대, 手改, 手动改, 手工改
rename | rename, renames, renaming | 重命名, 改名 | 이름 변경, 이름을 바꾸, 리네임
move | move, moves, moving, relocate | 移动, 挪, 搬 | 이동, 옮기
split | splits, splitting, break down, separate, separately | 拆, 分离 | 분리, 분할
copy | copy, copies, copying, clone | 复制, 拷贝 | 복사
link | link, linking, mention, mentions, refer to | 关联, 引用, 提及 | 연결, 언급, 참조, 링크
upgrade | upgrade, upgrades, upgrading, bump, bumps, bumping | 升级 | 업그레이드, 판올림, 버전업
support | support, supports, compatible with, compatible, compatibility | 支持, 兼容 | 지원, 호환
call | 调用 | 호출
render | render, rendering, display, show, shows | 渲染, 展示, 显示, 呈现 | 렌더링, 표시, 보여
send | send, sends, sending, email, mail | 发送, 发给, 发邮件 | 전송, 보내, 발송
fetch-act | load, loading, fetching | 加载, 获取 | 불러오, 로드
wait | wait, waits, waiting, sleep, sleeps | 等待, 等 | 대기, 기다리, 기다려
check-act | check, checks, checking, look over | 查, 看 | 체크
debug | debug, debugging, troubleshoot, diagnose, trace | 调试, 排查, 定位 | 디버깅, 디버그, 추적
group | group, grouping, grouped, organize, organise | 分组, 归类, 组织 | 그룹, 묶
document-act | write down, note down, record | 记录, 记下, 写下 | 기록, 적어
demo-act | demo, demoing, present | 演示 | 시연, 데모
connect | connect, connects, connecting, access, accessing, ssh | 连, 连接, 访问, 直连, 登录 | 접속, 접근, 연결, 로그인
share | share, sharing, paste, post, upload, uploads | 分享, 贴, 上传, 外传 | 공유, 업로드, 붙여넣
close | close, closes, closing, resolve | 关闭, 关单 | 닫
assign | assign, assigns, assigning | 指派, 分配 | 배정, 지정
bypass | bypass, --no-verify, no-verify, work around, circumvent | 绕过, 跳过检查 | 우회, 건너뛰
commit-to | stage, staging files, git add, git add -a, git add . | 暂存 | 스테이징하, git add
ignore-act | ignore, ignores, ignored, disregard, suppress | 忽略, 无视 | 무시
fail-fast | fail fast, fail loudly, crash early | 快速失败, 尽早失败, 尽早报错 | 빠르게 실패, 즉시 실패, 페일 패스트
inline | inline, inlined | 内联 | 인라인
extract | extract, extracts, pull out, factor out | 提取, 抽取, 抽出, 抽成 | 추출, 뽑아, 빼내
restart | restart, restarts, restarted, restarting, reboot, reboots | 重启, 重新启动 | 재시작, 재기동, 다시 시작
reuse | reuse, re-use, reusing, reusable | 复用, 重用 | 재사용
`
