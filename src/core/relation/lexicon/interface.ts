/** What people see, touch and read: screens, texts, phones, games, documents. Deeds, then things. Lines as in `plain`. */
export const interfaceDeeds = `
display | display, displays, displaying, present, presents, show to users, pop up, pops up, appear, appears, turn up on screen, comes up | 显示, 展示, 呈现, 弹出, 露出, 出现 | 표시, 보여 주, 보여주, 나타나, 띄우, 노출하, 뜨
click | click, clicks, clicking, tap, taps, tapping, press, presses, clickable, tappable | 点击, 单击, 轻点, 点按, 按下 | 클릭, 누르, 눌러, 탭하, 터치
hover-act | hover, hovers, hovering, mouse over, on hover | 悬停, 悬浮, 鼠标移上 | 호버, 마우스를 올
drag-act | drag, drags, dragging, drag and drop, drag-and-drop | 拖拽, 拖动, 拖放 | 드래그, 끌어
align-act | centre, center, centered, align left, align right, aligned to, justify text, line up | 居中, 左对齐, 右对齐, 两端对齐 | 가운데, 정렬하, 중앙 정렬
fit-act | fit, fits, adapt, adapts, adaptive, adjust to the screen, scales to | 适配, 自适应, 适应屏幕 | 맞게, 적응형, 적응하, 반응형
animate | animate, animates, animated, fade, fades, slide in, ease, ease-in, easing | 动效, 渐变, 缓动, 淡入 | 애니메이션, 전환 효과, 페이드
localize | localize, localise, localizes, localized, localised, internationalize, internationalise, internationalization, l10n, localisation, translated, translatable | 本地化, 多语言化, 翻译成, 可翻译 | 현지화, 다국어 처리, 번역 처리
announce-to | announced by screen readers, read aloud, read out | 朗读, 读屏念出 | 읽어 주, 낭독
spell-act | spelling, spelled, spelt, spell correctly, write out, written out, in full words | 拼写, 写全, 全称 | 맞춤법, 철자, 풀어 쓰, 풀어 써
phrase-act | phrase, phrased, phrasing, wording, word it, worded, put it as, formulate, formulates, formulated, written as, reads as | 措辞, 用词, 行文, 表述, 写法上, 说法上 | 표현하, 문구를, 어휘, 어투로
quote-act | quote verbatim, cite verbatim, copy the exact text, quote the exact | 原文引用, 逐字引用, 照录 | 원문 인용, 그대로 인용
summarise | sum up, sums up, recap, recaps, recapitulate, wrap-up summary, digest it, in summary, tl;dr, tldr, overview of | 总结, 小结, 概述, 概括, 汇总, 归纳 | 요약, 정리해 주, 간추려, 간추리, 개괄, 총정리
illustrate | illustrate, illustrates, by example, give an example, give examples, example given, with an example, demonstrate, demonstrates, walk through an example | 举例, 举个例子, 举例说明, 给例子, 示例说明, 演示 | 예를 들, 예시를, 예시로, 예로 들, 시연
play-act | play, plays, playing, playback, autoplay | 播放, 自动播放, 放音 | 재생, 자동 재생
notify-act | notify, notifies, push notification, push notifications, alert, alerts, alerting, ping me, pings, let me know, lets me know, tell me, tells me, inform, informs, keep me posted, give notice, heads-up, heads up | 通知, 告知, 告诉我, 知会, 提醒我, 说一声, 告警, 报警, 跟我讲, 打招呼, 打个招呼 | 알리, 알려, 알린, 통지, 귀띔, 보고하, 알림, 공지, 말해 줘, 말해 주, 말해줘, 얘기해 줘
`
/** Things. */
export const interfaceThings = `
user-facing | user-facing, customer-facing, facing customers, facing users, seen by users, users see, users read, customers read, customers see, shown to users, shown to the user, visible to users, end-user, end-users, user visible | 面向用户, 用户可见, 用户看到的, 给用户看, 用户能看到, 对外展示, 面向客户 | 사용자에게 보이, 사용자 노출, 사용자 대상, 고객 대상, 고객에게 보이, 사용자가 보는
ui-text/file | translation file, translation files, language file, language files, locale bundle, locale bundles, resource bundle, resource bundles, i18n file, i18n files, i18n catalog, i18n function, the catalog, translations, i18n, localization, translation key, translation keys, locale file, locale files, string resources, string catalog, string table, message catalog, i18n keys | 国际化, 多语言, 语言包, 语系档, 语系文件, 文案文件, 多语言文件, 翻译键, 字符串资源, 语言文件, 翻译文件, i18n 键 | 번역 키, 번역 파일, 언어 파일, 문자열 리소스, 다국어 파일, 로케일 파일, 다국어, 국제화
ui-text | the ui texts, user-facing strings, ui strings, interface text, on-screen text, microcopy, copy text, visible strings, strings users see, display text | 文案, 界面文字, 界面文案, 接口文字, 接口文案, 提示语, 展示文字, 用户文案, 显示文本 | 문구, 화면 문구, 안내 문구, 표시 문구, ui 텍스트, ui 문자열
screen | page, view, views, screens, view layer, screen layer, route view | 页面, 界面, 视图, 视图层, 画面, 屏幕 | 화면, 페이지, 뷰, 화면단, 스크린
layout | layouts, page layout, grid layout, arrangement of the page, composition of the page | 版式, 布局, 排版, 页面布局 | 레이아웃, 배치, 화면 구성
button | btn, push button, cta, call to action, call-to-action | 按钮, 按键 | 버튼, 단추
form | form field, form fields, input form, input forms, text box, text boxes, textbox | 表单项, 表单字段, 文本框 | 입력 폼, 입력란, 텍스트 박스
font | fonts, typeface, typefaces, font family, font families, typography, lettering | 字体, 字型, 字族 | 글꼴, 폰트, 서체, 폰트 패밀리, 글씨체
color | hue, hues, colour value, color value, colour values, color values, tint, shade, shades, hex colour, hex colours, hex value, hex values | 色值, 十六进制色值, 十六进制颜色, 色彩, 色号, 颜色值 | 색상값, 헥스 색상, 빛깔, 컬러값, 색깔
design-token | design token, design tokens, theme token, theme tokens, theme variable, theme variables, css variable, css variables, css custom properties, semantic token, semantic tokens, theme color, theme colors | 设计令牌, 设计 token, 主题变量, css 变量, 语义 token, 语义化 token, 主题色, 样式变量 | 디자인 토큰, 테마 변수, css 변수, 시맨틱 토큰, 테마 색상
spacing | whitespace around, gaps between, distance between, padding and margin, margins and paddings | 间距, 留白, 边距 | 여백, 간격
icon | icons, glyph, pictogram, icon set, svg icon, svg icons | 图标, 小图标, 图标库 | 아이콘, 픽토그램
image | pictures, picture, photo, photos, photographs, img, illustrations, artwork | 图片, 照片, 图像, 插图, 配图 | 이미지, 사진, 그림, 삽화
alt-text | alt text, alt texts, alt attribute, alternative text, image description, text alternative | 替代文本, alt 文本, alt 属性, 图片描述 | 대체 텍스트, alt 속성, 대체 문구
screen-reader | screen reader, screen readers, voiceover, talkback, assistive technology, aria label, aria labels, aria-label, accessible name, accessible names | 读屏, 屏幕阅读器, 无障碍标签, 辅助技术 | 스크린 리더, 보이스오버, 접근성 라벨, 보조 기술
accessibility | a11y, accessible, wcag, accessibility rules | 无障碍, 可访问性 | 접근성, 웹 접근성
touch-target | touch target, touch targets, tap target, tap targets, hit area, hit areas, clickable area | 点击区域, 触控区域, 触摸目标, 点击热区 | 터치 영역, 터치 타깃, 클릭 영역
modal | popover, overlay, overlays, lightbox, sheet, bottom sheet, alert box, confirm box, pop-up | 浮层, 弹层, 弹出框, 抽屉, 遮罩 | 모달창, 팝업창, 바텀시트, 오버레이, 알림창
loading | loading state, loading states, loading indicator, progress indicator, progress bar, while loading | 加载态, 加载中, 进度条, 加载状态, 加载提示 | 로딩, 로딩 상태, 로딩 표시, 진행 표시
empty-state | empty state, empty states, no results, nothing found, blank slate, empty page | 空状态, 空页面, 无数据, 暂无数据, 无结果 | 빈 상태, 결과 없음, 빈 화면
menu | menu, menus, navbar, navigation bar, sidebar, nav, tab bar, breadcrumb, breadcrumbs | 菜单, 导航栏, 侧边栏, 面包屑, 标签栏 | 메뉴, 내비게이션, 사이드바, 탭 바
tooltip | tooltip, tooltips, hint text, helper text, placeholder text | 气泡提示, 提示文字, 占位文字 | 툴팁, 도움말 풍선, 힌트
mobile | mobile, on phones, small screen, small screens, handset, smartphone, smartphones, mobile first, mobile-first | 移动端, 手机端, 小屏, 手机上, 移动优先 | 모바일, 휴대폰, 스마트폰, 작은 화면
desktop | desktop, on desktop, large screen, large screens, pc version, widescreen | 桌面端, pc 端, 大屏, 电脑端 | 데스크톱, pc 화면, 큰 화면
app-store | app store, play store, store listing, app review, store review | 应用商店, 商店审核, 上架 | 앱 스토어, 스토어, 앱 심사
gesture | gesture, gestures, swipe, swipes, pinch | 手势, 滑动, 捏合 | 제스처, 스와이프
game-loop | game loop, frame loop, per frame, every frame, each frame, update loop, physics step, tick | 每帧, 帧循环, 游戏循环, 逐帧, 物理帧 | 매 프레임, 프레임마다, 게임 루프
frame-rate | frame rate, framerate, fps, frames per second, smooth animation, jank | 帧率, 掉帧, 卡顿, 流畅度 | 프레임 레이트, 프레임률, 버벅
game-object | game object, game objects, node in the scene, scene node, prefab, prefabs, sprite, sprites, entity in the scene | 游戏对象, 场景节点, 预制体, 精灵 | 게임 오브젝트, 프리팹, 씬 노드, 스프라이트
player | player, players, gamer, gamers | 玩家, 选手 | 플레이어, 게이머
level-of-game | game level, levels of the game, stage of the game, map of the game | 关卡, 地图场景 | 스테이지 레벨, 게임 맵
sound | sound, sounds, audio, music, sound effect, sound effects | 声音, 音效, 音频, 音乐 | 소리, 사운드, 오디오, 효과음, 음악
input-map | input action, input actions, key binding, key bindings, keybinding, keybindings, input map, hotkey, hotkeys, shortcut, shortcuts, keyboard shortcut | 按键绑定, 快捷键, 输入映射, 输入动作 | 단축키, 키 바인딩, 입력 액션, 입력 매핑
documentation | manual, manuals, handbook, tutorial, tutorials, how-to, write-up, docs page, docs pages, user guide, doc | 手册, 教程, 使用说明, 说明书, 文档页 | 설명서, 매뉴얼, 안내서, 튜토리얼, 도큐먼트
readme | readme file, readme section, front page of the repo | 自述文件, readme 文件 | 리드미, 읽어보기
changelog | release notes, release note, change log, changelog line, changelog entries, history file, what's new | 更新日志, 变更日志, 变更记录, 发布说明, 版本说明 | 변경 로그, 체인지로그, 릴리스 노트, 변경 이력, 업데이트 내역
adr | decision record, decision records, architecture decision, architectural decision, decision log, design record | 决策记录, 架构决策, 决策文档, 设计决策 | 결정 기록, 아키텍처 결정, 의사결정 기록, 설계 결정
heading | headings, title, titles, headline, headlines, section title, caption | 标题, 小标题, 题目, 章节名 | 제목, 소제목, 표제, 헤딩
abbreviation | acronym, acronyms, abbreviations, initialism, initialisms, shorthand, short form, abbreviated | 缩写, 简称, 首字母缩写, 略写 | 약어, 줄임말, 축약어, 두문자어
emoji | emojis, emoticon, emoticons, smiley, smileys | 表情, 表情符号, 颜文字 | 이모지, 이모티콘, 그림 문자
grammar | grammar, grammatical, grammatically, full sentences, complete sentences, fragments, sentence fragments | 语法, 完整句子, 病句, 句式 | 문법, 완전한 문장, 어법
table-doc | markdown table, comparison table, table form | 对比表, 表格形式 | 비교표, 표 형식
link-dead | dead link, dead links, broken link, broken links, link rot | 死链, 坏链, 失效链接 | 죽은 링크, 깨진 링크
`
