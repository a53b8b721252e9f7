/** Data, models, machines that run things, money and danger: deeds, then things. Lines as in `plain`. */
export const learningDeeds = `
shuffle-act | shuffle, shuffles, shuffled, shuffling, randomize, randomise, permute | 打乱, 洗牌, 随机排列 | 섞기, 셔플, 무작위로 섞
sample-act | sample from, subsample, downsample, oversample, sampling | 抽样, 采样, 下采样, 过采样 | 샘플링, 표본 추출
split-data | train/test split, train-test split, data split, split chronologically, hold out, holdout, hold-out, held-out | 划分数据集, 训练测试划分, 切分数据, 留出 | 데이터 분할, 홀드아웃, 훈련 테스트 분리
leak-data | data leakage, target leakage, leak into training, future data, information from the future, lookahead, look-ahead, look ahead, peek at the test, peeking | 数据泄漏, 数据泄露, 未来数据, 未来信息, 偷看测试集, 未来函数 | 데이터 누수, 미래 데이터, 미래 정보, 정보 누출
overfit | overfit, overfits, overfitting, memorize the data | 过拟合 | 과적합, 오버피팅
fit-model | fit, fitted, refit, retrain, retrains, retrained, re-train | 拟合, 重训, 重新训练 | 적합, 재학습, 다시 학습
predict | predict, predicts, prediction, predictions, forecast, forecasts, infer from the model | 预测, 预估 | 예측, 예상
benchmark-act | benchmark, benchmarks, benchmarking, measure speed, profile, profiles, profiling, profiled, profiler, measure first, take measurements | 压测, 基准测试, 性能测试, 剖析, 测量性能, 跑分 | 벤치마크, 프로파일링, 성능 측정, 측정
optimize-act | optimize, optimise, optimizes, optimization, optimisation, optimizations, optimisations, speed up, speeds up, speed-up, make faster, make it fast, performance work, tune performance, squeeze out | 优化, 提速, 加速, 性能优化, 调性能 | 최적화, 속도 개선, 성능 개선, 빠르게 하, 튜닝하
compare-act | compare, compares, comparing, comparison, side by side, contrast with, hold against | 对比, 比较, 比对, 对照 | 비교, 대조, 견주
reproduce | reproduce, reproduces, reproducing, reproduction, repro, reproducible, reproducibly, replicate, replicates, replicable, make repeatable, repeatable, seed the, fixed seed, fix the seed, set a seed, random seed, random seeds, seeded, set seeds | 复现, 重现, 可复现, 可重复, 固定随机种子, 随机种子, 设种子, 种子固定, 再现 | 재현, 재현 가능, 시드 고정, 난수 시드, 랜덤 시드, 시드를 고정
persist-act | persist, persists, persisted, persisting, store, stores, stored, storing, keep in the database, written to the database, written to disk, write to disk, saved to | 持久化, 落库, 入库, 落盘, 存库, 存入, 存到, 存进, 写库, 写进数据库, 存放, 存储, 保存到 | 저장, 영속화, 적재, 보관하, 기록해 두, 디비에 넣, db에 넣
cache-act | memoize, memoise, memoization, cached, keep in memory, keep cached | 缓存起来, 缓存住, 记忆化 | 캐싱, 캐시해, 메모이제이션
provision | provision, provisions, provisioned, provisioning, spin up, spins up, stand up a server, create infrastructure | 开通资源, 创建资源, 起服务器, 供应资源 | 프로비저닝, 리소스 생성, 인프라 생성
scale-act | scale out, scale up, scale down, scales, autoscale, autoscaling, autoscaler, replicas of the service | 扩容, 缩容, 弹性伸缩, 自动扩缩 | 스케일 아웃, 오토스케일, 증설, 스케일링
expose-port | open port, open ports, opened port, port open, publish the port, bind to all | 开放端口, 暴露端口, 开端口 | 포트 개방, 포트를 열, 포트 노출
log-in | login, sign in, signs in, signin, authenticate, authenticates, authentication, authenticated | 登录, 登入, 鉴权, 认证, 身份验证, 身份认证 | 로그인, 인증, 본인 확인
authorize-act | authorize, authorise, authorization, authorisation, access check, access checks, permission check, permission checks, check permissions, checks permissions | 权限校验, 权限检查, 授权检查, 权限判断, 校验权限 | 권한 검사, 권한 확인, 인가, 권한 체크
mask-act | mask, masks, masked, masking, redact, redacts, redacted, redaction, anonymize, anonymise, pseudonymize, scrub, scrubs, scrubbed, obfuscate, star out, blank out, de-identify | 脱敏, 打码, 掩码, 匿名化, 遮盖, 屏蔽掉, 抹去, 去标识 | 마스킹, 비식별, 가림, 익명화, 가려서, 가리고, 지워서
rotate-act | rotate, rotates, rotated, rotating, rotation, roll keys, renew keys, change keys | 轮换, 更换密钥, 换密钥, 轮转 | 교체 주기, 키 교체, 로테이션, 순환 교체
escape-act | escape, escapes, escaped, escaping, sanitize output, html-escape, encode output | 转义, 编码输出, 过滤输出 | 이스케이프, 출력 인코딩
sanitize-act | sanitize, sanitise, sanitizes, sanitized, clean input, strip tags, purify | 清洗, 净化, 消毒, 过滤输入 | 정제, 살균, 입력 정화
audit-act | audit, audits, audited, auditing, audit trail, audit log, audit logs, vulnerability scan, security scan, scan for vulnerabilities | 审计, 审计日志, 安全扫描, 漏洞扫描, 操作日志 | 감사, 감사 로그, 보안 점검, 취약점 점검, 취약점 스캔
purchase | pay, pays, paid, purchase, purchases, buy, buys, spend money, spends money, costs money, cost money, incur costs, charge, charges, billing, paid service, paid services, paid api | 付费, 花钱, 收费, 购买, 扣费, 产生费用, 要钱, 计费 | 결제, 구매, 유료, 비용이 드, 비용이 발생, 돈이 드, 과금, 돈을 쓰
deduplicate | deduplicate, dedupe, de-duplicate, dedup, uniq, unique rows, drop duplicates | 去重, 排重, 查重 | 중복 제거, 중복을 제거
backup-act | back up, backs up, backed up, snapshot before, take a snapshot, take a backup, takes a backup, make a backup, dump first, dump the database, copy beforehand, save a copy | 备份, 先备份, 留备份, 拷一份备份, 留底, 存档, 做快照 | 백업, 사본을 남, 스냅샷을, 덤프, 예비 복사
time-limit | time box, timebox, within the hour, deadline for calls, call deadline, give up waiting, cut off after, bounded wait | 限时, 时限, 限定时间, 超时时间, 超时控制 | 시간 제한, 제한 시간, 시한
expire | expire, expires, expiring, expired, expiration, ttl, time to live, time-to-live, runs out after, invalid after | 过期, 失效, 到期, 过期时间, 有效期, 失效时间 | 만료, 유효 기간, 유효기간, 만료 시간, 소멸
throttle-act | throttle, throttles, throttled, throttling, debounce, debounced, rate limited, rate-limited, rate limits, limit the rate, slow down requests | 限流, 节流, 防抖, 限速, 控制速度, 频控, 限频 | 속도 제한, 스로틀링, 디바운스, 요청 제한, 호출 제한
`
/** Things. */
export const learningThings = `
dataset | dataset, datasets, data set, data sets, corpus, training data, training set, train set, raw data, source data | 数据集, 训练集, 训练数据, 原始数据, 语料 | 데이터셋, 데이터 세트, 학습 데이터, 원본 데이터, 훈련 데이터, 말뭉치
test-set | test set, test split, evaluation set, eval set, validation set, validation data, val set, dev set, held-out set | 测试集, 验证集, 评测集, 评估集 | 테스트셋, 검증 데이터, 평가 데이터, 테스트 세트, 검증셋
model-ai | checkpoint of the model, trained model, ml model, neural network, network weights, model weights, estimator, classifier, llm, language model | 机器学习模型, 神经网络, 权重, 大模型, 模型权重, 分类器 | 머신러닝 모델, 신경망, 가중치, 언어 모델, 분류기
hyperparameter | hyperparameter, hyperparameters, hyper-parameters, learning rate, batch size, number of epochs, tuning parameters | 超参数, 超参, 学习率 | 하이퍼파라미터, 학습률, 초매개변수
metric | metric, metrics, score, scores, accuracy, precision, recall, f1, loss, losses, val_loss, train_loss, auc, rmse | 指标, 得分, 准确率, 精度, 损失, 评分, 召回率 | 지표, 점수, 정확도, 손실, 손실값, 정밀도, 재현율
epoch-run | epoch, epochs, iteration, iterations, training round, training rounds, training run | 轮次, 训练轮, 迭代, 每轮 | 에폭, 에포크, 반복 횟수, 학습 회차
early-stop | early stopping, early-stopping, stop early, patience | 早停, 提前停止, 提前终止训练 | 조기 종료, 얼리 스토핑, 조기 중단
feature-ml | feature engineering, input features, feature column, feature columns, predictors, covariates | 特征工程, 特征列, 特征 | 피처, 특성, 특징 변수
time-series | time series, time-series, temporal data, temporal order, temporal ordering, chronological, chronologically, chronological order, in order of time, by time, time order | 时间序列, 时序, 时序数据, 按时间顺序, 时间先后, 时间顺序 | 시계열, 시간 순, 시간순, 시간 순서, 시간순으로
notebook | notebook, notebooks, jupyter, ipynb, notebook cell, notebook cells | 笔记本, 单元格代码 | 노트북, 주피터
dataframe | dataframe, dataframes, data frame, data frames | 数据框 | 데이터프레임
vectorization | vectorize, vectorized, vectorised, vectorization, vector operations, array operations, without loops | 向量化, 矢量化 | 벡터화, 벡터 연산
gpu | gpu, gpus, cuda, accelerator, graphics card | 显卡, 显存 | 그래픽 카드, 지피유
experiment-log | experiment log, experiment tracking, record of experiments, run log, results log, key results | 实验记录, 实验日志, 实验结果 | 실험 기록, 실험 로그, 실험 결과
unit-physical | si units, units of measure, physical unit, metric units | 单位制, 国际单位, 物理单位 | 단위계, 국제 단위
infrastructure | infrastructure, infra, cloud resources, cloud resource, servers and networks, infrastructure as code, iac | 基础设施, 云资源, 基建, 基础设施即代码 | 인프라, 클라우드 리소스, 기반 시설, 코드형 인프라
cluster | k8s, kubernetes, kube cluster, pods, pod, nodes of the cluster | 集群, 容器集群 | 클러스터, 쿠버네티스, 파드
container | docker container, docker containers, container image, container images, docker image, docker images, base image | 容器, 镜像, 容器镜像, 基础镜像 | 컨테이너, 도커 이미지, 컨테이너 이미지, 베이스 이미지
server | host, hosts, instance, instances, vm, vms, virtual machine, virtual machines, box, boxes, machine, machines, ec2 instance | 主机, 实例机, 虚拟机, 机器, 云主机, 服务器 | 서버, 호스트, 인스턴스, 가상 머신, 장비
secret | secrets, credentials, credential, api key, api keys, private key, private keys, access key, access keys, keystore, service account key, auth token, tokens and keys, passwords and tokens, sensitive data, sensitive values, confidential, sensitive information | 密钥, 凭证, 凭据, 私钥, 访问密钥, 敏感信息, 敏感数据, 机密, 秘钥, 敏感内容 | 비밀, 비밀값, 자격 증명, 인증 정보, 비밀키, 개인키, api 키, 민감 정보, 민감한 정보, 시크릿, 크리덴셜, 기밀
personal-data | personal information, user data, customer data, pii, personally identifiable, private data of users, names and emails, phone numbers, email addresses, id numbers | 个人信息, 用户数据, 隐私, 隐私数据, 用户信息, 手机号, 身份证号, 客户数据 | 개인정보, 개인 정보, 사용자 데이터, 고객 정보, 사용자 정보, 전화번호, 주민번호, 민감 개인정보
vulnerability | vulnerability, vulnerabilities, cve, cves, security hole, security holes, security issue, security issues, exploit, attack surface, compromised | 漏洞, 安全漏洞, 安全问题, 隐患 | 취약점, 보안 구멍, 보안 문제, 보안 취약점
row-security | row level security, row-level security, rls, row policies | 行级安全, 行级权限, 行级策略 | 행 수준 보안, 로우 레벨 시큐리티
tenant | tenant, tenants, multi-tenant, multi-tenancy, organization id, tenant id | 租户, 多租户, 租户隔离 | 테넌트, 멀티 테넌트, 입주사
dependency | library, libraries, package, packages, third-party library, third-party libraries, third-party package, third-party packages, external library, external libraries, npm package, npm packages, new dependency, crates, crate, gem, gems, jar, jars, deps, module from outside, framework, frameworks | 依赖, 第三方库, 第三方依赖, 第三方包, 依赖包, 外部库, 外部依赖, 新依赖, 库, 框架, 三方库, 依赖项 | 의존성, 라이브러리, 패키지, 외부 라이브러리, 서드파티, 종속성, 외부 패키지, 새 의존성, 프레임워크, 외부 의존성
lockfile | lockfile, lock file, lockfiles, lock files, package-lock, yarn.lock, package-lock.json, pnpm-lock.yaml | 锁文件, 锁定文件 | 락파일, 락 파일, 잠금 파일
schedule | schedule, schedules, scheduled, cron, cron job, cron jobs, scheduled job, scheduled jobs, nightly job, periodic, periodically, recurring | 定时, 定时任务, 计划任务, 调度, 定期, 周期性 | 스케줄, 예약 작업, 크론, 정기, 주기적, 배치 작업
downtime | downtime, outage, outages, unavailability, zero downtime, zero-downtime, service interruption | 停机, 宕机, 不停机, 服务中断 | 다운타임, 무중단, 장애, 서비스 중단
budget | budget, budgets, cost limit, cost limits, spending limit, token budget, quota, quotas | 预算, 额度, 配额, 费用上限 | 예산, 한도, 쿼터, 할당량
single-source | single source of truth, source of truth, one source of truth, canonical source, authoritative source, one place only, defined once, defined in one place, only one definition, one definition | 单一事实来源, 唯一来源, 权威来源, 唯一数据源, 只在一处定义, 一处定义, 唯一事实源, 单一来源, 唯一可信源 | 단일 진실, 단일 출처, 한 곳에만 정의, 유일한 출처, 단일 소스, 한 곳에서만 정의
soft-delete | mark as deleted, marked as deleted, flag as deleted, flagged as deleted, deleted_at, is_deleted, tombstone, logical delete, logically deleted, archived instead | 逻辑删除, 标记删除, 打删除标记, 软删, 标记为删除, 删除标记 | 소프트 삭제, 논리 삭제, 삭제 표시, 삭제 플래그, 논리적 삭제
idempotent | idempotency, idempotency key, idempotency keys, idempotently, safe to retry, safe to repeat, run twice safely, rerunnable, re-runnable, can run twice | 幂等, 幂等键, 可重入, 可重复执行, 重复执行安全 | 멱등, 멱등성, 멱등 키, 여러 번 실행해도
`
