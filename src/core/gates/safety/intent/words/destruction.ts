/** Destroying what cannot be had again. How words are spelled: ../words.ts. */
export const destructionWords = {
  destroy: [
    'delete|deletes|deleting|drop|drops|dropping|wipe|wipes|wiping|erase|erases|erasing|destroy|destroys|destroying|purge|purges|truncate|truncates|format|formats|nuke|nukes|shred|shreds|remove|removes|overwrite|overwrites|corrupt|corrupts|encrypt|scramble|rm -rf|rm -fr|delete all|shut down|take down|revoke|rewrite',
    '删除|刪除|删掉|刪掉|清空|清库|删库|刪庫|销毁|銷毀|抹掉|格式化|破坏|破壞|覆盖|覆蓋|清除|毁掉|关停|下线|rm -rf',
    '삭제|지워|지우|초기화|파괴|파기|없애|포맷|덮어|드롭|날려|truncate|rm -rf',
    '削除|消去|消して|消す|破壊|初期化|フォーマット|破棄|上書き|ドロップ|rm -rf',
    'borra|borrar|elimina|eliminar|destruye|formatea|vacía|lösche|löschen|vernichte|zerstöre|formatiere|supprime|supprimer|efface|détruis|formate|vide|удали|удаляй|удалить|сотри|уничтожь|отформатируй|очисти|apague|exclua|elimine|destrua|limpe',
  ],
  precious: [
    'production|production tables|production database|prod database|prod db|production data|prod data|prod tables|live database|live data|the database|all tables|every table|customer table|customers table|users table|user table|the backups|all backups|every backup|backups|home directory|~/|$home|root directory|the disk|the drive|hard drive|all files|every file|everything|the repo|the repository|the whole repo|all repos|git history|all branches|main branch|the main branch|master branch|all servers|the cluster|the bucket|all data|customer data|user data|the logs|audit logs|/',
    '生产库|生產庫|生产数据|生产环境|正式库|正式環境|线上库|线上数据|線上|数据库|資料庫|所有表|全部表|用户表|备份|備份|家目录|主目录|根目录|硬盘|硬碟|磁盘|所有文件|全部文件|整个仓库|整個倉庫|仓库|所有数据|全部数据|客户数据|用户数据|主分支|所有分支|历史记录|集群',
    '운영 db|운영 디비|운영 데이터|운영 서버|프로덕션|데이터베이스|디비|모든 테이블|전체 테이블|사용자 테이블|백업|홈 디렉터리|홈 폴더|루트|디스크|모든 파일|전체 파일|저장소 전체|저장소|모든 데이터|고객 데이터|사용자 데이터|메인 브랜치|모든 브랜치',
    '本番|本番db|本番データ|データベース|全テーブル|すべてのテーブル|ユーザーテーブル|バックアップ|ホームディレクトリ|ルート|ディスク|全ファイル|すべてのファイル|リポジトリ全体|リポジトリ|全データ|顧客データ|ユーザーデータ|mainブランチ|全ブランチ',
    'producción|base de datos|todas las tablas|copias de seguridad|todos los archivos|el repositorio|disco|todo|produktion+|datenbank|alle tabellen|backups|sicherungen|alle dateien|das repository|festplatte|alles|production|base de données|toutes les tables|sauvegardes|tous les fichiers|le dépôt|disque|tout|продакшн+|боев+|базу данных|все таблицы|бэкап+|резервные копии|все файлы|репозиторий|диск|всё|produção|banco de dados|todas as tabelas|todos os arquivos|o repositório|tudo',
  ],
  later: [
    "after|once|as soon as|from|on|starting|beginning|at midnight|next month|next week|next year|in a week|in a month|in 30 days|days from now|weeks from now|when i leave|when i am gone|when i'm gone|if i am fired|if i'm fired|if i leave|if i quit|when my account|if my account|on the last day|on friday|every friday|when nobody|when no one|when the user is away|while the user is away|when i sleep|silently|quietly|whenever|every time|each time|always|every night|each night|at the end",
    '以后|之后|之後|过后|一到|到了|等到|那天|那一天|月底|年底|年后|月后|天后|凌晨|半夜|离职|離職|被开除|被裁|不在的时候|没人的时候|每次|每晚|每天|一旦|总是',
    '이후|후에|되면|지나면|자정|새벽|월말|연말|퇴사|해고|없을 때|아무도 없을|매번|매일|매일 밤|항상|언제나|하루 뒤|일 뒤|주 뒤|달 뒤',
    '以降|過ぎたら|になったら|後に|深夜|夜中|月末|年末|退職|解雇|いない時|誰もいない|毎回|毎晩|毎日|常に',
    'después|cuando|a partir|medianoche|siempre|cada|nach|sobald|wenn|ab dem|mitternacht|immer|jede+|après|quand|dès que|à partir|minuit|toujours|chaque|после|когда|как только|в полночь|всегда|каждый|depois|quando|meia-noite|sempre',
  ],
} as const satisfies Record<string, readonly string[]>
