/**
 * Words that say how the others stand: `class | words, …`. `no` reaches what follows, `no-back` what went before;
 * `instead` and `swap` divide the wanted from the rejected (`instead`: rejected follows; `swap`: it went before);
 * `lack` is "without"; `turn` makes the wanted begin again; `if` opens a condition, `if-back` closes one.
 */
export const cues = `
no | isnt, wasn't, weren't, hasn't, haven't, hadn't, wouldn't, couldn't, nobody, no one, nowhere, free from, devoid of, abstain from, give up, drop the habit of, leave off, prevent, prevents, not a single, at no time, under no condition, on no account, by no means, in no case, no such
no | 不走, 不靠, 不碰, 不留, 不带, 不含, 不放, 不提, 不做任何, 不去, 不让, 不给, 不准再, 不许有, 不会, 不作, 不得再, 严格禁止, 一律禁止, 一概不, 决不能, 绝对不要, 绝对不能, 千万别, 千万不要, 万不可, 不宜, 休想, 免, 戒, 忌, 无须再
no-back | 없음, 없다, 없어야, 없게, 없도록, 말 것, 말고 둔다, 두지 않, 하면 안 돼, 하면 안 된, 하면 안 됨, 사용 금지, 사용하지 말, 쓰지 말, 엄금, 불허한, 못하게, 못 하게, 사절, 배제, 제한한, 절대 금지, 안 쓴다, 안 쓰, 안 씀, 안 한다, 안 함, 안 해
no | 非必要不
except | exempt, exempted, is the exception, are the exception, as an exception, barring, save only, bar
except-back | are exempt, is exempt, may exceed, 可例外, 不受限制, 可除外, 不限, 예외로, 예외이다, 예외다, 예외로 한다, 제외한, 제외하고, 뺀
may | it is ok, that's fine, is alright, alright, permissible, tolerate, tolerated, tolerates, by all means, no problem, go right ahead, no objection, is enough, are enough, is sufficient, need only, as you like, as you please, as you wish, as you see fit, at your discretion, at will, 随意, 尽管, 大可, 不妨, 也可以, 任意使用, 爱怎么, 照样可以, 可直接, 足够, 够了, 편하게, 자유롭게, 마음껏, 얼마든지, 해도 됨, 써도 됨, 써도 된, 써도 돼, 써도 괜찮, 해도 좋, 하여도, 충분
no | as few, as little, fewer, don't bother, do not bother, no need to bother, not, no, never, don't, dont, do not, does not, doesn't, didn't, isn't, aren't, avoid, avoids, avoiding, stop, skip, skips, skipping, omit, omits, omitting, forbid, forbids, ban, bans, disallow, prohibit, prohibits, refuse, refrain from, cannot, can't, cant, mustn't, must not, should not, shouldn't, won't, will not, needn't, no need to, no need for, no longer, never again, nothing, neither, nor, none, quit, leave out, leaves out, no more, under no circumstances, zero, instead of using, steer clear of, stay away from, not allowed to, do without, exclude, excludes, quit using, stop using, resist, ditch, shun, eschew, forget, forgets, forget to, neglect, fail to, minimize, minimise, minimizes, hardly ever, free of, don't ever
no | 不要再, 不要, 不用, 不许, 不准, 不得, 不能, 不可以, 不可, 不应该, 不应当, 不应, 不该, 不必, 不需要, 不再, 不允许, 不使用, 不采用, 不写, 不加, 不做, 不, 别再, 别去, 别, 禁止, 严禁, 切勿, 请勿, 勿, 避免, 拒绝, 杜绝, 无需, 无须, 没必要, 不一定, 不一定要, 未必, 不要求, 跳过, 省略, 省去, 停止, 绝不, 从不, 决不, 切忌, 少用, 弃用, 尽量少, 尽可能少, 最小化, 忘记, 忘了, 忘, 漏掉, 漏, 替换掉, 戒掉, 防止, 免去, 用不着, 不建议, 不推荐, 不许再, 莫, 甭
no-back | to a minimum, forbidden, banned, prohibited, not allowed, not permitted, off limits, off-limits, disallowed, unwelcome, taboo, not okay, not ok, not acceptable, not needed, not necessary, not required, a no-go, no-go, unacceptable
no-back | 不变, 保持不变, 是禁止的, 不被允许, 不行, 越少越好, 免谈, 大忌, 可选, 可有可无, 不强制, 不强求, 不作要求, optional, up to you, not mandatory, can be skipped, may be skipped, not worth it, 선택 사항, 선택사항, 굳이
no-back | 지 마, 지마, 지 말, 지말, 하지마, 지 않, 지않, 않기, 않습, 않는, 않아, 금지, 말 것, 말것, 말아, 마세요, 안 됨, 안됨, 안 돼, 안돼, 안 된, 안된, 안 되, 안되, 생략, 피하, 피해, 삼가, 자제, 금물, 잊지, 잊, 최소화, 빠뜨리, 누락, 지양, 불필요, 필요 없, 필요없, 그만, 불가, 못 하, 못하, 지양, 불허, 마라, 마시오, 말자, 빼기, 빼고 쓰, 빼줘, 빼 줘, 빼세, 빼라, 건너뛰
no-back | 면 안 돼, 면 안돼, 면 안 됨, 면 안됨, 면 안 된, 면 안 되, 면 안되, 선 안 되, 선 안 된, 선 안 돼, 지 못하게
no-short | 안
out-of | out of, off of, away from
over | over, above
instead | instead of, rather than, in place of, as opposed to, not, in lieu of, and not, but not, ahead of using
instead | 而不是, 而非, 不是, 代替, 取代, 替代, 替换, 优先于, 而不要, 优于, 胜过
swap | 换成, 改成, 改为, 换为, 替换成, 替换为, 迁移到, 改写成, 말고, 아니라, 아닌, 대신, 대신에, 보다, 보다는
lack | without, w/o, lacking, absent, unless you have, with no
lack | 没有, 没, 未经, 未, 不经, 无, 不经过, 未经过, 没经过, 在没有, 还没, 未获, 没得到
unasked | decide on your own, just decide, make the call yourself, pick one yourself, 自己定, 自己拿主意, 自己做主, 自己判断, 自己选, 你来定, 알아서 정해, 알아서 정하, 알아서 결정, 스스로 결정, 스스로 판단, decide yourself, use your own judgment, use your judgment, use your own judgement, without checking, 自己决定, 自行决定, 自己看着办, 알아서 판단, on your own, on its own, unasked, on your own initiative, unprompted, 擅自, 自行, 自作主张, 私自, 임의로, 멋대로, 마음대로, 알아서, 독단적으로
lack-back | 없이, 없는, 안 하고, 거치지 않고, 받지 않고, 않고
turn | but, use instead, instead, instead use, only use, always, go with, should be, must be
turn | 而是, 要, 改用, 换用, 而要, 而应, 得用, 就用, 请用, 应, 应该, 应当, 必须, 务必, 只用, 统一用, 一律用, 但, 但是, 而
except | unless, except, except for, except when, other than, apart from, aside from, excluding, with the exception of, save for, but only when
except | 除非, 除了, 除开
except-back | 除外, 例外, 以外, 之外, 不在此列, 不受此限
except-back | 제외, 외에, 외에는, 예외, 않는 한, 아니면, 아닌 이상, 아닌 한, 빼고, 빼고는
in | 在, 对于, 针对, 对, 关于
in | for, in, on, at, inside, within, under, across, throughout, inside of
if | when, whenever, if, while, during, every time, each time, in case, as soon as, as long as, provided, upon, when it comes to, regarding, about
why | so that, because, since it, since they, because of, given that, seeing that, as this, which breaks, which causes, breaks our, which leads to, in view of, this keeps, this makes, this avoids, this way we, the reason being, so as to, so as not to, lest, which is why, which keeps, or else, or we, to prevent the, for the sake of, to preserve, to enforce, so it, so we, so the, so auth, in order to, to avoid, to keep, to ensure, to prevent, to encourage, to reduce, to improve, to allow, to help, to preserve, to make, to minimize, to verify, to support, to save, to simplify, to maintain, to enable, for clarity, for readability, for safety, for consistency, for performance, as it, as they, which makes, otherwise, takes care of, makes it, helps, due to
why | 以免, 以便, 因为, 便于, 从而, 否则, 由于, 以防, 以保证, 以确保, 方便
why-back | 위해, 위해서, 때문에, 때문, 않도록, 방지, 하므로, 이므로, 니까
until | until, till
before | before, prior to, ahead of, ahead of time for
before-back | 之前, 前, 以前, 前先, 前要, 전에, 이전에, 하기 전에, 전에는, 전엔, 전까지, 전까지는, 전에 먼저, 전 에, 앞서
after | after, following, once
after-back | 之后, 后, 以后, 完后, 完再, 后再, 之后再, 以后再, 후에, 뒤에, 이후에, 다음에, 끝나고, 후에만, 한 뒤, 한 후, 된 뒤, 된 후, 뒤에만, 나서
if | 如果, 若, 若是, 当, 凡是, 凡, 一旦, 假如, 只要, 每当
in-back | 里, 里面, 中, 内, 上, 下, 处, 之中, 안에, 안에서
if-back | 时候, 的时候, 时, 的话, 情况下, 期间, 场景下, 场景, 方面
if-back | 경우, 때, 때는, 때마다, 중에, 동안
may | may, can, could, is fine, are fine, fine, okay to, ok to, allow, allows, allowed, acceptable, feel free to, free to, permitted, permit, is ok, is okay, are ok, are okay, freely, welcome
may | 可以, 可, 允许, 即可, 随便, 没问题, 无妨, 也行, 都行, 就行, 就好, 没关系, 能
may | 도 돼, 도 됩, 도 된, 도 되, 도 좋, 도 괜찮, 도 무방, 도 상관없, 해도 돼, 해도 됩, 해도 된, 괜찮, 가능, 허용, 무방, 상관없, 상관 없, 된다, 됩니다, 좋아, 좋습
only | only, just, solely, exclusively, nothing but
only | 只, 只能, 仅, 仅限, 只许, 只准, 只可, 只用
only | 오직, 오로지, 만 사용, 만 쓰, 뿐
at-most | under, below, at most, up to, no more than, not more than, less than, fewer than, no longer than, not longer than, not exceed, max, maximum, limit, limited to, cap, capped at, shorter than, smaller than, no larger than, not over, or less, or fewer, or under
at-most | 不超过, 不得超过, 不能超过, 不要超过, 别超过, 以内, 之内, 最多, 至多, 以下, 低于, 小于, 少于, 不到, 上限, 不高于, 不大于, 不多于
at-most | 이하, 이내, 미만, 최대, 넘지 않, 넘지 마, 넘지 말, 넘으면 안, 넘기지 마, 넘기지 말, 넘기지 않, 초과하지, 초과 금지, 안 넘, 까지만
at-least | over, above, more than, at least, minimum, min, exceed, exceeds, exceeding, longer than, larger than, bigger than, greater than, or more, or newer, or later, or higher, or above, and above, and up, plus, no fewer than, no less than, not less than, newer than
at-least | 至少, 以上, 超过, 大于, 高于, 多于, 不少于, 最少, 不低于, 不小于, 下限, 起
at-least | 이상, 초과, 최소, 넘는, 넘게, 넘으
and | and, or, as well as, plus, also, both, nor, &
and | 和, 与, 或, 或者, 以及, 还有, 跟, 及, 并, 并且, 也, 且
and | 및, 또는, 또한, 그리고, 혹은, 이나
filler | the, a, an, to, with, of, it, its, it's, this, that, these, those, you, your, we, our, i, my, me, us, they, them, their, all, any, every, each, some, as, by, from, into, than, then, there, please, must, should, shall, will, would, have to, need to, has to, from now on, now, again, anymore, any more, ever, even, so, too, very, really, just, such, same, which, who, whom, how, up, out, more, most, less, rule, default to, by default, at all times, at all, possible, where possible, whenever possible, way, ones, one, own, things, thing, stuff, everything, anything, everywhere, anywhere, here, yet, still, etc, e.g, i.e, see, new rule, remember, note, always, consistently, strictly speaking, via, through, per, between, case, cases, directly on, whole, entire, good, better, best, important, clear, clearly, clean, proper, properly, correctly, appropriate, existing, necessary, given, available, specific, project, codebase, repo, repository, code, source code, based on, etc., actually, explicitly asked, specifically requested, specifically, time, times, much, lots, kind, sort
filler | mistakenly, by mistake, accidentally, by accident, inadvertently, become, becomes, becoming, turns out, look, looks, seem, seems, work, works, working, worked, matter, matters, enough, either, other, others, another, usual, usually, normal, normally, common sense, yourself, yourselves, themselves, itself, ourselves, himself, something, some way, whatever, whichever, wherever, however you, because of this, hence, therefore, thus, also, besides, moreover, furthermore, in addition, meanwhile, namely, including, such as, for example, for instance, like so, like this, this way, in this way, that way, in general, in principle, as a rule, as a matter of course, whole time, full time, from the start, from day one, each and every, every single, no exceptions, without exception, without fail, period, full stop, no matter what, at any cost, whatever happens, strictly forbidden to, kindly, folks, guys, hey, ok so, well, right, indeed, truly, literally, basically, merely, of course, obviously, quite, fairly, pretty, somewhat, rather, slightly, almost, nearly, about to, off, over to, back, away, along, around, toward, towards, onto, upon which, against, among, amongst, beyond, despite, that is, those who, where, there is, there are, there's, here is, whose, what's, did, did not mean, been, being, hand, turn, end up, ends up, piece, pieces, bit, bits, real world, actual use, useful, helpful, needed for, adequate, suitable, relevant, respective, corresponding, individual, particular, certain, various, certain kind, overall, general, primary concern, key point of, significant, potential, possible way, likely, current, currently, present, upcoming, future, past, previous, previously, recent, next, following one, first-class, final, lastly, finally, eventually, ultimately, together with, along with, in line with, in accordance with, according to, in favor of, in terms of, with respect to, in relation to, for the sake of, on behalf of
filler | 别的, 别处, 别人, 操作, 须, 取, 拿, 一律要, 一概, 一贯, 统统, 通通, 全都, 全, 整个, 平时, 日常, 通常, 一般, 一般来说, 原则上, 基本上, 大体, 实际上, 其实, 主要, 首要, 各种, 各类, 各个, 每一, 每一个, 一种, 一条, 一次, 一段, 一份, 某个, 某些, 任意一个, 上述, 以下所述, 下列, 如下, 同时也, 此外, 另外, 而且也, 不仅仅, 以及其他, 相应, 对应, 相关的, 有关, 关于此, 就是, 即, 也就是, 的时候都, 一定得, 一定要, 非得, 切记, 请记住, 牢记, 谨记, 严格, 认真, 务必要, 必定, 必然, 总归, 都得, 皆, 均, 皆应, 应当都, 本, 本项目, 本仓库, 该项目, 这里, 那里, 这边, 那边, 咱, 俺, 大家, 各位, 麻烦, 劳驾, 一点儿, 这样, 那样, 这么, 那么, 怎么, 如何, 什么, 哪些, 哪个, 何种, 由此, 因此, 所以, 于是, 然而, 不过, 只是, 然后, 接着, 后面, 前面, 上面, 下面, 其中, 当中, 之间, 方可, 才能, 才可以, 才行, 能够, 得以, 予以, 加以, 给予, 作为, 视为, 称为, 叫做, 已, 已经, 曾, 曾经, 正在, 现在, 目前, 当前, 此时, 届时, 随时, 有时, 时常, 凡, 凡属
filler | only then, right away, immediately, straight away, actually, simply, rather, straight, throughout, essentially, generally, typically, preferably, ideally, whatsoever, however, not only, not just, no matter, no matter how, stop and, stop on, stop at, stop when, stop after, unnecessary, needless, needlessly, redundant, superfluous, extraneous, useless, the rest, any, any time, at any time, whenever you like, at will, controlled, control, lives, live, happen, happens, sits, 单个, 控制, 控制在, 从今以后, 的, 了, 吧, 啊, 呀, 呢, 吗, 地, 着, 也, 就, 再, 还, 又, 很, 更, 最, 这, 那, 这个, 那个, 这些, 那些, 我们, 我, 你, 您, 咱们, 它, 他们, 每次, 永远, 始终, 总是, 今后, 从现在起, 级别, 不好的, 不好, 不对, 不够, 不足, 自己, 类别, 区别, 特别, 特别是, 分别, 个别, 识别, 判别, 不管, 不论, 无论, 不止, 不仅, 不但, 不光, 不同, 不错, 不然, 不断, 不小心, 不必要的, 不必要, 多余的, 多余, 无用的, 非必要, 无关, 未来, 未知, 差不多, 格式, 格式为, 一律, 是否, 能否, 有没有, 所有, 全部, 任何, 每个, 各, 一切, 一个, 一下, 一遍, 一点, 某, 该, 其, 其他, 其它, 别处, 以, 以免, 为, 为了, 由, 从, 到, 至, 于, 与否, 按, 按照, 根据, 时刻, 记住, 记得, 注意, 默认, 代码, 代码库, 项目, 仓库, 程序, 源码, 来, 去, 会, 被, 才, 便, 之, 等, 等等, 而且, 所, 则, 如, 例如, 比如, 只要, 必要, 相关, 方式, 形式, 情况, 东西, 事情, 内容, 现有, 一致, 风格, 具体, 清晰, 合理, 好, 成, 个, 条, 份
filler | 아울러, 게다가, 그러므로, 그래서, 그러나, 하지만, 다만, 단, 즉, 예컨대, 예를 들면, 예를 들어, 이를테면, 특히, 주로, 대개, 보통, 일반적으로, 원칙적으로, 기본적인, 실제로, 사실, 각종, 여러, 어떤, 어느, 무슨, 해당, 각각의, 매, 전체적으로, 오직 그, 그것, 이것, 저것, 여기, 거기, 우리가, 우리는, 저희, 본, 자신, 스스로도, 직접적으로, 반드시 꼭, 늘상, 언제나, 언제든, 어떤 경우에도, 예외 없이, 빠짐없이, 철저히, 확실히, 제대로, 올바르게, 적절히, 적절한, 알맞게, 적당히, 충분히, 가능한 한, 될 수 있으면, 되는대로, 이렇게, 그렇게, 저렇게, 어떻게, 따라서, 그러면, 그런 다음, 이후, 현재, 지금, 요즘, 당분간, 미래, 과거, 이전, 다음, 마지막으로, 결국, 함께, 서로, 혼자, 것은, 것이, 것을, 것으로, 것도, 점, 때문, 정도, 만큼, 중, 측, 편, 쪽, 니다, 습니다, 쓰되, 하되, 한 건, 건당, 당, 별로, 상대, 관해, 관하여, 대하여, 위하여, 항상, 절대, 절대로, 반드시, 무조건, 꼭, 매번, 늘, 앞으로, 앞으로는, 우리, 이, 그, 저, 것, 수, 모든, 전부, 모두, 해 줘, 해줘, 주세요, 해주세요, 하세요, 합니다, 한다, 하자, 해야, 하게, 되게, 있는, 있다, 있으면, 위한, 대해, 관련, 대한, 통해, 코드, 프로젝트, 저장소, 같은, 같이, 그냥, 좀, 더, 가장, 아주, 매우, 잘, 다시, 계속, 기본, 기본적으로, 가급적, 되도록, 웬만하면, 일단, 이제, 이제부터, 불필요한, 쓸데없는, 필요없는, 필요 없는, 뿐만 아니라, 뿐 아니라, 상관없이, 관계없이, 틀림없이, 빠짐없이, 줘, 써, 써라, 써줘, 씁니다, 쓴다, 쓰자, 쓰세요, 쓸 것, 쓰고, 통일, 부탁, 바랍, 기억, 참고, 등, 할 것, 한 번, 각, 해라, 해요, 해, 하고, 하며, 하는, 할, 한, 된, 되는, 으로만, 로만, 로, 으로
`
