/** Tools by what they are for: `category | name = aliases, name = aliases, …`, names in any script. */
export const tools = `
package manager | npm = 엔피엠, npx; pnpm = 피엔피엠, pnpx; yarn = 얀, yarn berry; bun = bunx, 번으로; deno
python packaging | pip = pip3, 핍; pipenv; poetry = 포어트리, 포에트리; uv = uv run, uv pip, uv add; conda = anaconda, miniconda, 콘다; pdm; hatch; requirements.txt
jvm build | maven = mvn, 메이븐; gradle = gradlew, 그레이들, 그래들; sbt; bazel
js unit tests | jest = 제스트; vitest = 바이테스트, 비테스트; mocha = 모카; ava; jasmine; node:test = node test runner; karma; bun test
e2e tests | cypress = 사이프러스; playwright = 플레이라이트; selenium = 셀레니움; puppeteer = 퍼피티어; webdriverio; testcafe
python tests | pytest = 파이테스트; unittest; nose = nose2
jvm tests | junit = 제이유닛; testng; kotest; spock
ruby tests | rspec; minitest
mock library | mockito; easymock; mockk; sinon; msw; nock
component tests | testing library = testing-library, react testing library, rtl; enzyme
date library | moment = moment.js, 모먼트; dayjs = day.js; date-fns; luxon; temporal; js-joda
python dates | pendulum; dateutil
validation library | zod = 조드; yup; joi; ajv; valibot; io-ts; superstruct; class-validator; arktype
python models | pydantic = 파이단틱; marshmallow; attrs; dataclasses = dataclass
state library | redux = 리덕스, redux toolkit, rtk; zustand = 주스탄드, 주스탠드; mobx = 몹엑스; recoil = 리코일; jotai = 조타이; valtio; xstate; context api = react context, 컨텍스트 api
vue state | pinia = 피니아; vuex = 뷰엑스
server state | react query = react-query, tanstack query, 리액트 쿼리; swr; rtk query; apollo client = apollo; urql; relay
http client | axios = 엑시오스, 액시오스; fetch = native fetch, fetch api, 페치; ky; superagent; node-fetch; undici; wretch
python http | requests; httpx; aiohttp; urllib = urllib3
jvm http | okhttp; retrofit; resttemplate; webclient; feign
orm | prisma = 프리즈마; typeorm = 타입오알엠; sequelize = 시퀄라이즈; drizzle = 드리즐; knex; mikro-orm; kysely; objection; mongoose = 몽구스
python orm | sqlalchemy; django orm; peewee; tortoise; sqlmodel
jvm orm | hibernate = 하이버네이트; mybatis = 마이바티스; jooq; jpa; jdbc template = jdbctemplate; exposed orm; ibatis
sql database | postgres = postgresql, pg, 포스트그레스, 포스트그레스큐엘, 포스트그레; mysql = 마이에스큐엘; mariadb = 마리아db, 마리아디비; sqlite = sqlite3, 에스큐엘라이트; oracle = 오라클; sql server = mssql; h2; cockroachdb; duckdb
document database | mongodb = mongo, 몽고디비, 몽고db; dynamodb; couchdb; firestore; cassandra
cache store | redis = 레디스, valkey; memcached = 멤캐시드; in-memory cache; caffeine; ehcache
message broker | kafka = 카프카; rabbitmq = 래빗엠큐, 래빗mq; nats; sqs; pulsar; activemq; rocketmq
search engine | elasticsearch = 엘라스틱서치, elastic; opensearch; meilisearch; typesense; algolia; solr
js linter | eslint = 이에스린트; biome = 바이옴; oxlint; tslint; standardjs; xo; jshint
js formatter | prettier = 프리티어; biome format; dprint
python linter | ruff = 러프; flake8; pylint = 파이린트; pycodestyle
python formatter | black = 블랙; yapf; autopep8; ruff format
type checker | mypy; pyright; pyre; ty
jvm linter | ktlint; checkstyle; detekt; spotless; google-java-format
go linter | golangci-lint; staticcheck; go vet
bundler | webpack = 웹팩; vite = 비트, 바이트; rollup = 롤업; esbuild; parcel = 파셀; turbopack; rspack; rolldown; create-react-app = cra
transpiler | babel = 바벨; swc; tsup; ts-node; tsx
monorepo tool | turborepo = turbo, 터보레포; nx; lerna = 러나
ui framework | react = 리액트; vue = 뷰, vue.js; angular = 앵귤러; svelte = 스벨트; solidjs; preact; jquery = 제이쿼리; lit
meta framework | nextjs = next.js, 넥스트, 넥스트js; nuxt = 넉스트; remix = 리믹스; astro = 아스트로; sveltekit; gatsby
next router | app router = 앱 라우터; pages router = 페이지 라우터
node framework | express = 익스프레스; fastify = 패스티파이; koa; nestjs = 네스트; hono = 호노; hapi; elysia
python framework | django = 장고; flask = 플라스크; fastapi = 패스트api, 패스트에이피아이; starlette; tornado; litestar
jvm framework | spring boot = spring, 스프링, 스프링 부트, 스프링부트; quarkus; micronaut; ktor; struts
css tool | tailwind = tailwindcss, tailwind css, 테일윈드; styled-components = styled components, 스타일드 컴포넌트; emotion = 이모션; sass = scss, 사스; css modules = css module, css 모듈; css-in-js; bootstrap = 부트스트랩; stylus; unocss; vanilla-extract; plain css = vanilla css; inline styles = inline style, 内联样式, 行内样式, 인라인 스타일
ui kit | material ui = mui, material-ui, 머티리얼 ui; ant design = antd, 앤트 디자인; chakra = chakra ui; shadcn = shadcn/ui; radix = radix ui; mantine; element plus = element-plus, element ui; headless ui
icon set | lucide; heroicons; font awesome = fontawesome; material icons; feather icons; phosphor
form library | react hook form = react-hook-form, rhf; formik = 포믹; tanstack form
table library | ag grid = ag-grid; tanstack table
chart library | recharts; chart.js = chartjs; d3 = d3.js; echarts; highcharts; plotly; matplotlib; seaborn
node logger | pino = 피노; winston = 윈스턴; bunyan; console.log = console log, console, 콘솔로그, 콘솔 로그; log4js; loglevel
python logger | loguru; structlog; print = print(), print statements, print statement, 打印语句
jvm logger | log4j = log4j2; logback; slf4j; system.out.println = println, system.out
rust errors | anyhow; thiserror; eyre
go logger | zap; logrus; slog; zerolog
utility library | lodash = 로대시, 로다시; ramda; underscore; es-toolkit
data frame | pandas = 판다스; polars = 폴라스; dask; spark = pyspark, 스파크
infra tool | terraform = 테라폼, opentofu; pulumi = 풀루미; cloudformation; cdk = aws cdk; ansible = 앤서블, 앤시블; bicep
container tool | docker = 도커, docker compose, docker-compose, 도커 컴포즈; podman = 포드맨; containerd
orchestration | kubernetes = k8s, 쿠버네티스; docker compose = docker-compose, 도커 컴포즈; nomad; ecs; docker swarm
kube packaging | helm = 헬름; kustomize
ci service | jenkins = 젠킨스; github actions = gh actions, 깃허브 액션, 깃허브 액션스; gitlab ci; circleci; travis; drone; azure pipelines; teamcity; buildkite
code host | github = 깃허브, gh; gitlab = 깃랩; bitbucket = 비트버킷; gitea; gitee
cloud | aws = 아마존 웹 서비스; gcp = google cloud; azure = 애저; aliyun = 阿里云, alibaba cloud; vercel = 버셀; netlify; cloudflare; fly.io; heroku; railway
task tracker | jira = 지라; asana; trello = 트렐로; github issues
chat tool | slack = 슬랙; discord = 디스코드; telegram = 텔레그램; microsoft teams; feishu = 飞书, lark; dingtalk = 钉钉; wecom = 企业微信; kakaotalk = 카카오톡
docs tool | notion = 노션; confluence = 컨플루언스; google docs; obsidian
docs site | docusaurus; mkdocs; vitepress; sphinx; gitbook; nextra
editor | vscode = vs code, visual studio code, 비주얼 스튜디오 코드; vim = neovim, nvim; intellij = webstorm, 인텔리제이; emacs; zed; sublime text
programming language | typescript = ts, 타입스크립트; javascript = js, 자바스크립트, plain javascript; coffeescript
jvm language | java = 자바; kotlin = 코틀린; scala = 스칼라; groovy = 그루비; clojure
systems language | rust = 러스트; golang = 고랭; c++ = cpp; zig
script language | python = 파이썬; ruby = 루비; php; perl = 펄
mobile | react native = 리액트 네이티브; flutter = 플러터; swiftui; uikit; jetpack compose
version manager | nvm; fnm; volta; asdf; mise; pyenv; sdkman
auth library | passport; next-auth = nextauth, auth.js; clerk; auth0; keycloak; lucia
password hash | bcrypt = 비크립트; argon2 = argon2id; scrypt; md5; sha1 = sha-1; sha256 = sha-256; pbkdf2
template engine | ejs; pug; handlebars; jinja = jinja2; thymeleaf; freemarker
realtime | socket.io; ws library = ws; pusher; ably
job queue | bullmq = bull; celery = 셀러리; sidekiq; agenda; temporal workflow; rq; pg-boss
error tracker | sentry = 센트리; bugsnag; rollbar; datadog = 데이터독; new relic; grafana = 그라파나
env loader | dotenv; direnv; envalid
api docs | swagger = openapi, 스웨거; postman = 포스트맨; redoc
feature store | launchdarkly; unleash; flagsmith; growthbook
web server | nginx = 엔진엑스; apache = httpd, 아파치; caddy; traefik
secret store | vault = hashicorp vault; aws secrets manager = secrets manager; 1password; doppler; sops
payment provider | stripe = 스트라이프; paypal = 페이팔; toss = 토스페이먼츠; adyen
llm provider | openai = gpt, chatgpt; anthropic = claude; gemini
`
