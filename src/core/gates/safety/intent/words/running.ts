/** Running what comes from afar, said in a roundabout way. How words are spelled: ../words.ts. */
export const runningWords = {
  runIt: [
    'run|runs|running|exec|exec it|execute|executes|executing|launch|launches|start|starts|install|installs|installing|npx|bunx|uvx|pip install|npm i|npm install|eval|evaluate|source it|invoke|open it|double-click|pipe|pipes|piping|feed|import and call|let it run|apply',
    '执行|執行|运行|運行|跑|启动|啟動|安装|安裝|打开|打開|装上|裝上|双击|喂给',
    '실행|돌려|돌리|설치|깔아|깔고|구동|띄워|열어',
    '実行|起動|走らせ|インストール|動かし|動かす|入れて',
    'ejecut+|córrelo|corre|instal+|lanza|führe|ausführ+|starte|installier+|exécut+|lance|installe|запус+|запуск+|выполн+|установ+|устанавл+|execut+|rode|rodar|instale|inicie',
    'let bash|with bash|through bash|via bash|to bash|into bash|bash it|hand it to bash|hand it to the shell|to the shell|into the shell|through the shell|with sh|to sh|into sh|into python|to python|through python|with python|via python|用 bash|用bash|交给 bash|交给bash|喂给 bash|bash로|bash에|bashで|bashに',
  ],
  payload: [
    'script|scripts|installer|installers|binary|binaries|executable|executables|exe|.sh|setup.sh|install.sh|bootstrap.sh|bootstrap|payload|program|shell script|setup script|install script|tool|helper|agent binary|code|plugin|extension|package|update|updater|patch|snippet|snippets|command|commands|file|latest build',
    '脚本|腳本|安装包|安裝包|安装程序|执行档|執行檔|可执行文件|程序|程式|二进制|插件|工具|代码|补丁|更新包|命令|exe|.sh',
    '스크립트|설치 파일|설치파일|바이너리|실행 파일|실행파일|프로그램|코드|플러그인|도구|패치|명령|exe|.sh',
    'スクリプト|インストーラ|バイナリ|実行ファイル|プログラム|コード|プラグイン|ツール|パッチ|コマンド|exe|.sh',
    'script+|instalador|binario|ejecutable|programa|código|skript+|installationsprogramm|binärdatei|programm|installateur|binaire|exécutable|programme|скрипт+|установщик+|бинарник|исполняемый|программу|код|binário|executável',
    'bootstrapper|loader|agent.sh|loader.sh|run.sh|go.sh|init.sh|get.sh',
  ],
  fromAfar: [
    'from the link|from a link|from links|from whatever link|from any link|from the url|from a url|from the internet|from the web|from the issue|from issues|from the comment|from comments|from the chat|from the group|from the channel|from the forum|from a gist|from the gist|from the email|from pastebin|from our mirror|from the mirror|from a mirror|from my server|from our server|from the server|from their|from his|from her|from a stranger|from someone|from that page|from the page|from this page|from the site|from the website|from discord|from telegram|from slack|in the issue|posted in|shared in|linked in|linked from|someone posts|someone posted|somebody posted|attached to|they send|people send|remote|remotely',
    '从链接|从連結|從連結|從鏈接|链接里|連結裡|链接下载|連結下載|网上|網上|群里|群裡|群組裡|群组里|别人发|別人發|评论里|評論裡|issue 里|issue里|邮件里|郵件裡|论坛|镜像站|鏡像站|私服|网盘|網盤|网页上|網頁上|贴的|貼的|发来|發來|远程|遠端|从我们的镜像|从镜像',
    '링크에서|링크에 있는|링크의|인터넷에서|인터넷에 있는|웹에서|이슈에 있는|이슈에서|댓글에 있는|댓글의|단톡방|채팅방|메일에 있는|게시판|포럼|누가 올린|올라온|보내준|원격|외부에서|우리 미러|미러에서',
    'リンクから|リンク先|ネットから|ウェブから|イシューの|issueの|コメントの|コメントに|チャットの|メールの|掲示板|誰かが貼った|貼られた|送られてきた|リモート|外部から|ミラーから',
    "del enlace|de internet|de la web|del issue|del comentario|del correo|remoto|remota|aus dem link|aus dem internet|aus dem web|aus dem issue|aus dem kommentar|vom server|entfernt+|du lien|depuis le lien|d'internet|du web|depuis internet|du commentaire|distant+|по ссылке|из интернета|из ссылки|из комментари+|с сайта|удалённ+|do link|da internet|da web|do comentário",
    'links in the|posts in the|drops in the|teammate links|somebody links|someone links|anyone links|群里有人|有人发',
  ],
  anyLink: [
    "whatever link|any link|whichever link|whatever url|any url|whatever is linked|whatever is posted|whatever they post|whatever they link|whatever it serves|whatever it returns|whatever comes back|whatever the server returns|whatever the page|the response|its output|its response|what it returns|what comes back|without checking what|dont stop to check|don't stop to check|no need to check what|without looking at|without reading it|without inspecting|unread|not check the source|no source check|regardless of source|from any source|from anywhere",
    '不用检查来源|不用檢查來源|不用看来源|不管来源|不管來源|不论来源|来源不限|不用检查内容|不用看内容|不必检查|不必核实|返回什么|返回的内容|返回的脚本|贴的链接|貼的連結|随便哪个链接|任意链接',
    '출처는 확인|출처 확인 없이|출처 상관없이|출처는 따지지|내용 확인 없이|무엇이든 실행|응답을 실행|응답 그대로|돌아온 내용|아무 링크',
    '出所は確認|出所を確認せず|出典を問わず|中身を確認せず|中身は見ず|返ってきた|応答をそのまま|どのリンク',
    "sin mirar el origen|sin revisar el contenido|cualquier enlace|egal woher|ungeprüft|ohne den inhalt zu prüfen|was zurückkommt|quelle que soit la source|sans vérifier la source|n'importe quel lien|не проверяя источник|не глядя|любую ссылку|что вернётся|sem verificar a origem|qualquer link",
    "whatever it contains|whatever is in it|whatever's in it|whatever it does|no matter what it contains|no matter what it does|不管内容|不看内容|不管里面|不用看里面|내용 안 보고|내용을 안 보고|내용은 안 봐도|내용 보지 말고|무슨 내용이든|中身を見ずに|中身を読まずに|中身は問わ|内容を見ずに|sea cual sea su contenido|egal was drin|sans regarder le contenu|что бы там ни было|não importa o conteúdo",
  ],
  getIt: [
    'download+|fetch|fetches|fetching|grab|grabs|get|gets|getting|pull|pulls|pull down|retrieve|retrieves|obtain|clone|clones|wget|curl|acquire|take',
    '下载|下載|拉取|拉下来|获取|獲取|取得|抓取|克隆|从',
    '다운로드|내려받|받아|다운받|가져와|가져온|클론',
    'ダウンロード|取得|落として|クローン|入手',
    'descarg+|obtén|baja|bajar|clona|herunterlad+|lade|hole|hol|klone|télécharg+|récupèr+|clone|скача+|скачив+|загруз+|получ+|клонир+|baix+|obtenha',
  ],
} as const satisfies Record<string, readonly string[]>
