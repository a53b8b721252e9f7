import { type Lexicon, words } from '../cue.ts'

export const english: Lexicon = {
  remember: words(
    'remember, remember that, please remember, remember this, remember it, remember to, keep in mind, bear in mind, make a note, take note, take a note, note for later, note for the future, memorize, memorise, commit to memory, save this to memory, save to memory, save that to memory, store this in memory, put this in your memory, add to memory, add this to memory, add to your memory, learn this, write this down, jot this down, keep a note, for future reference, note to self',
  ),
  future: words(
    'from now on, from now onwards, from here on, from here on out, from here onwards, going forward, going forwards, moving forward, henceforth, in future sessions, for all future, for future, as of today, as of now, starting now, starting today, from today, from this point on, from this point forward, for the rest of this project, ever again, in every session, across sessions, in coming sessions, in future,, in the future,, in future please, in the future please',
  ),
  universal: words(
    "always, never, never ever, every time, each time, everytime, without exception, no exceptions, at all times, every single time, whenever, ever, do not ever, don't ever, don't you ever, every time you, each time you, whenever you",
  ),
  emphasis: words(
    'under any circumstances, under no circumstances, no matter what, in any case, at any cost, on any account, full stop, period, without asking, without asking me, unless i ask, unless i say so, unless i explicitly ask, all, every, each, any, everywhere, anywhere, throughout, strictly',
  ),
  habit: words(
    "make it a habit, make this a habit, make it a rule, house rule, house style, team rule, our convention, our conventions, as a rule, rule of thumb, the standard here, our standard, the convention here, we agreed, we decided, we have agreed, is our standard, that is the rule, standing rule, coding standard, our policy, it is policy, general rule, as a general rule, do more of that, as usual here, more like this, more of this, the convention, that's the convention, thats the convention, that's the deal, been the deal, that's the rule, thats the rule, that's how we, thats how we, this is how we, how we do it, how we do things, the way we, not how we, isn't how we, we've always, is our convention, per our, our standard is, company policy, team convention, company rule, convention is, the rule is, rule here, policy is, house rules, our rule, agreed with the team, team decision, rule of the house, since forever, as always here, that is how it is here",
  ),
  place: words(
    'in this repo, in this repository, in this project, in this codebase, in our repo, in our project, in our codebase, in this monorepo, in the whole repo, across the repo, across the codebase, across the project, in this workspace, around here',
  ),
  team: words("we, our, our team, we all, everyone here, the team, us, we're, we've"),
  event: words(
    "before committing, before you commit, before each commit, before every commit, before a commit, before any commit, before pushing, before you push, before merging, before you merge, before deploying, before you deploy, before releasing, before each, before every, before any, before you start any, before you hand over, before you tell me, before you say, before you call it done, before handing over, after each, after every, after any, after committing, after you change, after you edit, when you write, when you add, when you change, when you edit, when you commit, when you create, when you refactor, when you fix, when writing, when adding, when changing, when committing, when creating, when editing, when naming, when reviewing, if you change, if you touch, if you add, if you edit, if you are unsure, if you're unsure, if in doubt, when in doubt, if unsure, any time you, anytime you, every new, each new, all new, new code, every time you, each time you, whenever you, if you have to",
  ),
  standing: words(
    '*claude.md, *agents.md, *memory.md, *gemini.md, *cursorrules, *.cursor/rules, *copilot-instructions.md, your memory, to memory, in memory file, your rules, project rules, rules file, memory file, your instructions, standing rules, style guide, contributing.md, *skill.md, *.learnings*',
  ),
  record: words(
    'add, put, save, write, log, record, store, note, document, append, update, include, memorize, keep, add a line, add a note, make a note',
  ),
  prohibition: words(
    "don't, do not, dont, never, no more, stop, avoid, refrain from, must not, mustn't, must never, shouldn't, should not, should never, shall not, may not, not allowed to, you can't, you cannot, quit, cease, forbidden, prohibited, is banned, are banned, please don't, pls don't, not to, skip, leave out, hands off, keep your hands off, don't ever, do not ever, don't you ever, can you not, could you not, nobody should, no one should, don't you, is a no, banned, hold off on, hold off, leave alone, no abbreviations",
  ),
  obligation: words(
    'must, should, shall, has to, have to, need to, needs to, ought to, is required, are required, is mandatory, are mandatory, required to, always has to, supposed to, better, needs, need, goes',
  ),
  ask: words(
    "can you, could you, would you, will you, can you please, could you please, would you please, would you mind, please, pls, plz, make sure, make sure to, make sure that, make sure you, be sure to, be sure, ensure, ensure that, ensure to, try to, i want you to, i'd like you to, i would like you to, i need you to, i want, you should, you must, you have to, you need to, you ought to, you shall, i expect you to, i ask you to, feel free to, remember to, kindly, you'd better, you had better, want you to, like you to",
  ),
  verb: words(
    'use, run, write, keep, put, prefer, ask, show, tell, check, test, commit, push, merge, rebase, squash, make, do, name, call, answer, reply, respond, explain, give, list, follow, stick, format, lint, log, store, save, read, verify, validate, document, comment, include, start, begin, end, wait, leave, let, return, throw, handle, import, export, wrap, split, separate, treat, assume, default, target, pin, bump, regenerate, back, review, confirm, consult, mark, tag, sign, go, try, think, plan, work, stay, refer, indent, sort, escape, hash, mock, cover, touch, edit, modify, say, mention, speak, talk, be, get, print, speak, summarise, summarize, describe, suggest, propose, report, link, cite, point, match, reuse, extract, inject, annotate, declare, define, type, branch, stage, amend, deploy, release, publish, ship, install, upgrade, look, search, grep, compile, assert, expect, guard, catch, group, order, prefix, suffix, capitalise, capitalize, spell, communicate, discuss, present, apologise, apologize, repeat, skip, quote, limit, cap, focus, consider, double-check, note, watch, mind, ping, notify, warn, translate, adhere, stage, bring, pass, load, nest, inline, hardcode, favor, favour, squash',
  ),
  build: words(
    'add, create, fix, build, implement, remove, delete, rename, change, move, replace, convert, refactor, redo, revert, undo, drop, update, generate, set, set up, open, close, kill, restart, apply, adjust, resize, align, center, hide, display, render, stop the, continue, proceed, copy, paste, clean, investigate, debug, find, figure out, improve, optimize, optimise, add a, add the, complete, finish, design, draw, turn, enable, disable, upload, download, migrate, write one, write some, add one, add some, add that, fix them, run them, do it, do that, implement it, implement that, make one, build it',
  ),
  manner: words(
    'answers, answer, replies, reply, responses, response style, explanations, explanation, summaries, summary, commit messages, commit message, commits, commit subjects, pr descriptions, pr titles, pull requests, prs, code comments, comments, docstrings, changelog entries, variable names, function names, file names, branch names, test names, names of, emojis, emoji, bullet points, bullets, preamble, small talk, apologising, apologizing, apologies, filler, tables, diffs, code blocks, one-liners, wording, your answers, your replies, your responses, jargon, your code, your commits, commit titles, pr description, changelogs, log messages, error messages you, code samples, snippets, sample code, disclaimers, caveats, recap, recaps, pleasantries, follow-up questions, over-explaining, over-engineering, boilerplate, co-author, co-authored-by, a summary of what, test descriptions, todos, todo comments, type annotations',
  ),
  work: words(
    'test, tests, unit test, unit tests, integration tests, integration test, e2e, e2e tests, lint, linter, linting, formatter, type, types, typecheck, branch, branches, main, master, develop, trunk, commit, pr, pull request, merge, rebase, migration, migrations, schema, dependency, dependencies, package, packages, library, libraries, module, modules, import, imports, export, exports, default exports, named exports, function, functions, class, classes, class components, hooks, interface, interfaces, enum, enums, any type, generics, promise, promises, async, await, async/await, callback, callbacks, global variables, globals, singletons, constants, console.log, print statements, logger, logging, logs, error handling, exceptions, early returns, early return, inheritance, composition, mocks, fixtures, snapshots, coverage, ci, pipeline, build, release, releases, changelog, tag, tags, version, versions, lockfile, node_modules, env, *.env, env file, env files, secrets, secret, credentials, token, tokens, password, passwords, api key, api keys, pii, database, db, prod, production, staging, server, cluster, docker, container, containers, sql, raw sql, orm, query, queries, index, transaction, transactions, endpoint, endpoints, code, source code, codebase, files, file, folder, directory, directories, formatting, indentation, tabs, spaces, semicolons, quotes, naming, camelcase, snake_case, kebab-case, utc, timestamps, dates, money, cents, amounts, floats, strings, magic numbers, todo comments, dead code, refactor, refactors, refactoring, plan, plans, review, reviews, docs, documentation, readme, api, apis, deploy, deploys, deployment, deployments, deletes, force push, force-push, git, git history, history, generated code, config, configuration, settings file, feature flags, feature flag, port, timers, react, python, typescript, node, java, rust, go, postgres, mysql, redis, backups, backup, customer data, personal data, user data, customer emails, service, services, script, scripts, repo, project, environment, environments, job runner, runner, monorepo, handlers, handler, controllers, helpers, ids, id, errors in, specs, spec files, notebook, notebooks, makefile, dockerfile, workflow, workflows, ticket, tickets, issue numbers, vendored, legacy',
  ),
  self: words("i, i'm, i'd, i'll, my, me, i've, im, personally, for me, imo, imho, myself"),
  prefer: words(
    "prefer, prefers, preferred, i'd rather, i would rather, rather have, rather see, i like it when, i like when, like it when, i like my, i like to, i like your, i like short, i like having, i like seeing, i love it when, i tend to, tend to, i usually, i normally, i generally, i typically, i often, i find, easier for me, easier to read for me, works better for me, helps me, my preference, my preferred, i always, i never, favourite, favorite, i work best, i think in, i want my, easier to scan, easier to follow, i'm used to, i am used to, i mostly, myself, i'd prefer, i would prefer, i'd much rather, i love when, i appreciate, i like things, i like code, i like tabs, i like explicit, i like simple, i like plain, i'd like to see, works for me when, i find it easier, i find it hard, i read better, my taste, to my taste, i'm more comfortable, i am more comfortable, i'm comfortable, i tend, i lean, i enjoy, i value, fond of, partial to, big fan of, i'd always, i always read, i always review, i review on",
  ),
  dislike: words(
    "i hate, i dislike, i don't like, i do not like, not a fan of, i can't stand, i'm not a fan, i am not a fan, i really don't like, annoys me, drives me crazy, gets on my nerves, i don't need, i don't want, i'm tired of, i'm sick of, not a big fan, not a huge fan, not fond of, can't stand, hate when, hate it when, i hate when, don't love, i find it annoying, i'm allergic to, drive me, drives me, bugs me, bothers me, makes me, hard to read, hard for me, too chatty, too verbose, too wordy, too long-winded, over-explain, over-explaining, overexplaining, hate seeing, i never want, i never read",
  ),
  praise: words(
    "works well, worked well, worked great, worked nicely, nice approach, good approach, great approach, good call, caught this, keep that up, keep it up, keep this up, good habit, more of that, exactly how i like, that is how i like, that's how i like, the way i like, are great, is great",
  ),
  usage: words(
    "we use, we're on, we are on, we're using, we are using, we only use, we always use, we don't use, we do not use, we never use, we switched to, we moved to, we migrated to, we're still on, we are still on, we dropped, we're a, we run on, we deploy to, we deploy with, our stack, our ci, our staging, our production, we support, we target, our convention is, the project uses, this project uses, this repo uses, the repo uses, this codebase uses, we work with, we follow, runs on, lives in, live in, is the source of truth, are the source of truth, goes through, is owned by, are owned by, is deprecated, is read-only, moved to, is dead, we go through, we avoid, we stick to, we stick with, we name our, we store our, we keep our, we write our, only runs on, is the only, we deploy, we ship, we release from, we store, we keep, we call, we log, we tag, we have no, we don't have, we do not have, we run, we branch, we squash, we merge, we never, we always, we only, we still use, we still support, we pin, we write, we put, we test, lives under, live under, goes in, go in, goes under, go under, go through, goes into, go into, is generated, are generated, gets generated, is generated from, autogenerated, auto-generated, is called, are called, is named, are named, is managed by, are managed by, is handled by, is maintained by, is hosted, run on, only runs, is deployed, are deployed, gets deployed, deploys from, deploys via, are read-only, is readonly, are deprecated, is legacy, is frozen, are frozen, is vendored, is a fork of, is reset every, is wiped every, is rebuilt every, resets every, gets reset, gets wiped, comes from, come from, is behind, is protected, listens on, is on port, uses, is written in, are written in, is based on, is pinned to, are pinned, is locked to, nobody uses, nobody edits, nobody touches, nobody merges, is a leftover, are leftovers, was moved to, were moved to, was renamed to, were renamed, is now called, is shared, are shared, is stored in, are stored in, is stored as, are stored as, is configured in, is defined in, are defined in, is the convention, only works on, only works with, only works in, only supports, doesn't support, requires, needs node, needs python, needs java, needs xcode, is case sensitive, read access, no access to, access to, means, stands for, is short for, is the name of, is rate limited, is limited to, points at, points to, mirrors, is written by, are utc, is utc, is in utc, are in utc, are integers, is integer, are integer, is in cents, are in cents, talks to, talk to, is only reachable, reads from, is throwaway, are throwaway, is experimental, at least node, is a monorepo, is published by, are published by, has no internet, have no internet, torn down, is built by, is run by, has its own, has two, have their own, is public, is internal, is private, is wiped, serves, is only in, are only in, goes to, go to the, is only for, are only for, consumes, depends on, is used by, are used by, is consumed by",
  ),
  fact: words(
    'heads up, fyi, for your information, just so you know, so you know, btw, by the way, note that, please note, be aware, be aware that, keep in mind that, careful, important, note, for the record, ps, n.b.',
  ),
  complaint: words(
    "i told you, i've told you, i already told you, i keep telling you, i already said, how many times, how often do i, why do you keep, why are you still, why do i have to, why did i have to, why did you again, you keep, you forgot again, did you forget, you were told, as i said, like i said, once more, don't you read, did i not, again and again, over and over, i have to keep, i keep having to, time and again, wtf, third time, second time, nth time, for the last time, do i need to repeat, keep repeating, you always forget, you never listen, you always do this, again with the, how many more times, did i not say, didn't i say, i thought i said, i've said this, i've said it, i said this, i already asked, i asked you not to, i asked you to stop, we've been over this, we went over this, we talked about this, like last time, same mistake, every single time you, you did it again, you're doing it again, you are doing it again, fourth time, fifth time, the nth time, i have to remind you, keep reminding you, stop ignoring, you still keep, you keep on, not again, yet again, how hard is it, please stop, you ignored",
  ),
  repetition: words('again, anymore, any more, no longer, each time, still, keep, twice'),
  wrong: words(
    "no, nope, nah, wrong, that's wrong, that is wrong, not quite, no no, incorrect, nooo, hmm no, actually no, no man, no wait",
  ),
  instead: words(
    'instead of, rather than, in place of, in favour of, in favor of, over, not, instead, and not, replaces, as opposed to',
  ),
  hedge: words(
    'maybe, perhaps, i guess, i suppose, probably, might, could be, possibly, not sure, i wonder, kind of, sort of, if possible, i think, i feel, what if, consider, would be, could we maybe, thinking about, thinking of, might want, should probably, wondering',
  ),
  passing: words(
    "for now, right now, just now, this time, just this once, only this once, just this time, this once, today, tonight, for today, for the moment, at the moment, for the time being, temporarily, in this session, for this session, this session, for this task, for this one, on this one, in this case, for this pr, in this pr, for this commit, for the demo, for this demo, this morning, tomorrow, this week, just for this, as a quick fix, quickly, first things first, meanwhile, in the meantime, currently, one time, one last time, in this branch, for this branch, for later, not yet, yet, in this file, in this function, in this component, in this test, in this module, in this class, for this file, in this conversation, this conversation, in this chat, in this thread, this sprint, during the demo, during this, while we're, while we are, for the next few, for the next hour, for the next, only today, the rest of this session, the rest of the session, the rest of today, for the rest of the day, this evening, this afternoon, until further notice",
  ),
  specific: words(
    'this file, that file, the other file, this function, that function, this method, the method, this one, that one, this line, that line, this button, the button, this test, this component, the component, this class, this page, this section, this part, that part, this change, that change, these changes, this bug, this issue, this error, this plan, the plan, yesterday, this message, this feature, the feature, this script, this endpoint, this approach, that approach, that library, this library, the other, the first one, the second one, line 1, line 2, option 1, option 2, option a, option b, step 1, step 2, the above, the previous, #1, the other one, the first option, the second option, first option, second proposal',
  ),
  limit: words(
    "until, till, as long as, while i, for the next hour, only the first, by friday, by monday, by tomorrow, before the release, until the release, before friday, while you, while we, while i'm, before i, until i, till i, until we, till we, as soon as, once we",
  ),
  product: words(
    'user, users, the user, customer, customers, visitor, visitors, guest, guests, admin, admins, sidebar, header, footer, navbar, menu, button, buttons, modal, dialog, popup, toast, tooltip, page, pages, screen, screens, form, forms, field, fields, input, inputs, checkbox, dropdown, row, rows, column, columns, chart, graph, map, icon, icons, image, images, logo, avatar, link, links, url, notification, notifications, alert, alerts, email, mail, order, orders, cart, checkout, payment, product, products, item, items, app, the app, application, website, site, ui, ux, layout, theme, color, colour, font, animation, loading, spinner, wizard, login, logout, signup, session, profile, list, comment box, player, players, game, bot, widget, toggle, settings page, cron job, job, worker, retry, timeout, request, requests, response, responses, status code, the api, the endpoint, parser, component, panel, tab, tabs, filter, filters, report, reports, dashboard, tree, popover, feed, message, messages, banner, scroll, extension, plugin, command, flag, cache, queue, webhook, scheduler, selected tab, validator, password must, passwords must, email must, enemies, enemy, level, score, inventory, merchant, seller, buyer, patient, student, teacher, importer, exporter, tenant, invoice, invoices, subscription, subscriptions, plan tier, price, prices, pricing, basket, wishlist, coupon, discount, password field, hover, tooltips, pagination, breadcrumb, card, cards, carousel, slider, gallery, video, upload, search box, search bar, export button, landing page, homepage, calendar, event list, chat, comment section, profile page, the export, the import, csv export, desktop, mobile, viewport, password reset',
  ),
  world: words(
    "returns, return null, fails, failing, fails with, crashes, crash, breaks, broke, throws, happens, happened, works, worked, doesn't work, didn't work, gets stuck, hangs, shows up, disappears, seems, looks like, appears, must be, must have, must've, always returns, never happens, never resolved, never called, never used, is never, are never, was never, it never, it always, this always, this never, that always, that never, they always, they never, is always, are always, was always, i get, i see, i click, i save, i run, i open, i hit, i got, i usually get, it is, it's, can't figure out, error, errors, exception, bug, flaky, get, gets, there is, stuck, why does, why is, on my machine, locally, must pass, opens, is back",
  ),
  question: words(
    "what, why, how, when, where, who, which, is it, is there, are there, should we, should i, should it, do we, do i, does it, does this, does the, did you, did we, is this, is that, are we, are you, can i, do you, have you, what about, how about, isn't, shouldn't we, wouldn't, aren't, don't we, could it, would it, will it, was it, am i, does, did, is, are, has, have, were, shall i, shall we, any idea",
  ),
  politeness: words(
    'thanks, thank you, thx, cheers, good job, well done, nice, awesome, perfect, great, sorry',
  ),
  negator: words(
    "don't remember, do not remember, can't remember, cannot remember, didn't remember, doesn't remember, no need to remember, not need to remember, don't have to remember, don't need to remember, needn't remember, don't bother remembering, forget that, forget it, forget about it, forget what i said, ignore that, scratch that, don't memorize, do not memorize, don't save, do not save, don't make a note, don't keep in mind, remember when, remember what, remember how, remember where, remember why, remember which, remember who, remember the name, remember back, remember if, remember whether, can you remember, do you remember, you do remember, i remember, he remembers, remembers, i can't remember, i never remember, do you still remember, you remember, could you remember what, remind me",
  ),
  mood: words(
    "ugh, i give up, i'm done, i am done, so tired, screw this, hate this, fed up, what a day, damn, goddamn, fuck, shit, hell, wtf, sick of this, i'm never, i am never, i'll never, i will never",
  ),
  role: words(
    "you are a, you are an, act as, your role is, your task is, system prompt, you will be given, as an ai, you're a helpful, implement the following plan, consider this feedback, write a prompt, your job is",
  ),
  degree: words(
    'a bit, a little, less, more, much, nicer, cleaner, better, too much, somewhat, a touch, tad',
  ),
  talk: words('say, talk, speak, sound, be'),
  opener: words(
    'ok, okay, so, and, also, but, well, hey, hi, hello, yeah, yes, yep, right, then, now, just, oh, ah, hmm, hm, um, please, pls, alright, great, good, perfect, nice, cool, fine, sure, dude, man, mate, buddy, bro, claude, anyway, additionally, plus, one more thing, another thing, again, still, instead, simply, only, therefore, finally, first, next, you, really, seriously, ideally, generally, in general, usually, everyone, honestly, fwiw, btw, fyi, note, reminder, important, warning, rule, nope, no, guys, thanks, thank you, actually, basically, or, listen, look, at least, as well, and then, together, from, to',
  ),
  joint: words(
    "but, because, since, so, though, although, and then, otherwise, and please, and don't, and never, and always, and remember, except, however, which, cause, and make sure, and use, and keep, as we, as it, and also, so that, in case, in order to",
  ),
  idiom: words(
    "never mind, nevermind, as always, like always, always-on, always on top, as ever, than ever, never-ending, whatever, must-have, must have been, must be a, must be the, must be some, next time step, next time slot, next time frame, remember me, remember my, remember-me, remembers the, don't worry, don't forget, do not forget, why don't you, why not, don't know, i don't know, don't think, i don't think, i don't see, i don't understand, don't stop, not sure, not yet, not only, not just, not really, why don't we, no problem, no worries, no idea, no luck, no longer, no one, no doubt, no rush, no matter, hard rule, no code yet, if not, or not, not working, did not, does not, was not, is not, are not, were not, doesn't, didn't, over and over, stop here, stop now, for each, for every, every day, every night, every second, every minute, every hour, every 5, every 10, every few, always worked, has always, have always, had always, would always, would never, could never, will always, will never, you never know, better than never, once and for all, after all, at all, all right, all good, all of the, that's all, all done, all three, all four, first of all, all these, all those, would like to, looks like, just like, something like, things like, feels like, sounds like, style guide for the, test it, use case, use cases, in use, usage, user-agent, if you can, if you could, if you want, if you like, if you think, if you have time, if you have any, if you look, if you see, if you need, if you don't mind, if you know, when you can, when you get a chance, when you have time, when you look, once you can, before you ask, make it prettier, look prettier, looks prettier, every time i, each time i, whenever i, every time the, whenever the, every time we run, every one, every page, every row, every user, every request, every item, every field, for all the, for every user, for all users, for any user, for new users, no emojis needed, prod is, prod was, all tests, all the tests, all files, all the files, call me back, by any chance, in any order, all of them, all of these, early returns, early return",
  ),
  next: words('next time, the next time, for next time'),
  blanket: words(
    'by default, only, exclusively, consistently, throughout, everywhere, across the board, everything, in general, as a matter of course, unless i ask, unless asked, max, at most, wherever possible, one way only',
  ),
  must: words(
    "must, have to, has to, need to, is required, are required, is mandatory, are mandatory, required to, you must, you have to, we must, mandatory, must always, must never, must not, mustn't, at all costs",
  ),
  ban: words(
    "forbidden, prohibited, is banned, are banned, not allowed, no more, off limits, off-limits, is a no-go, banned, verboten, don't ever, do not ever, under no circumstances",
  ),
  plan: words(
    "let's, lets, can we, could we, we should, we must, we have to, we need to, we'll, we will, we can, let us",
  ),
  pronoun: words("it, this, that, these, those, that's, this is, that is"),
  near: words(
    'this repo, this project, this codebase, our repo, our codebase, our project, this monorepo, this workspace, for this repo, for this project, for this repository, for this codebase, our stack, this app, this service, our team, the team',
  ),
  consult: words(
    'ask me before, ask me first, ask first, without asking me, check with me, show me a plan, tell me before, show me first, confirm with me, my approval, my permission, my ok, without my, before asking me, run it by me, ask before, ask me if, ask if unsure, ask when in doubt, ask rather than',
  ),
  quote: words(
    'translate, translate this, the text, the sentence, the phrase, the string, the label, the title, it says, says, reads, rephrase, proofread, the message, the prompt, the docs say',
  ),
  again: words('again, anymore, any more'),
  style: words(
    'english, german, french, spanish, chinese, korean, japanese, british, american, markdown, tone, spelling, short answers, lowercase, uppercase, imperative mood, present tense, past tense, plain english, bullet points, concise, brief, terse, verbose, one sentence, one line, conventional commits, formal, informal, sentence case, title case, us english, british english, step by step, emojis, emoji, casual, polite, shorter, longer, less verbose, more concise, metric units, on one line, one per line, plain words, simple words, lines, characters, layman, lines long, lines max',
  ),
  done: words(
    "when you are done, when you're done, when you finish, once you are done, once you're done, when you're finished, after you finish, after finishing, when done, once done, when finished, after that, when it's done, when that's done",
  ),
  condition: words(
    'when you, if you, before you, after you, once you, while you, when we, when i ask, when i say, if i ask, if i say, for anything, for any, for all, for every, for new, anything that, anything in, anything under, anything touching, everything in, everything under, if something, if anything, when something, when in, any new, any change, all changes, whichever, unless i, unless we, unless you, when i paste, when i show, when i send, when i give you',
  ),
  exempt: words(
    "not necessary, you don't have to, you dont have to, you do not have to, you don't need to, you dont need to, no need to, no need for, doesn't have to, does not have to, doesn't need, don't need, need not, you needn't, not every time, not always, don't always, don't bother, don't have to, is optional, it's fine to skip, it's ok to skip, don't worry about, you can skip, can be skipped, nobody checks",
  ),
  danger: words(
    'terraform apply, terraform destroy, kubectl, kubectl apply, kubectl delete, helm upgrade, force push, force-push, force pushing, push to main, push to master, push directly, pushing to main, pushing to master, commit to main, commit to master, committing to main, directly to main, straight to main, directly on main, merge to main, merge into main, merge to master, merge into master, --no-verify, --force, reset --hard, git add ., git add -a, rm -rf, drop table, drop tables, truncate, prod, production, prod db, production db, production database, live database, customer data, user data, personal data, pii, secrets, secret, credentials, api keys, api key, passwords, tokens, access tokens, private keys, .env, *.env, env files, deleting files, deleting any, delete any, delete files, delete anything, delete data, drop the database, no backup, npm publish, publish to npm, rewrite history, git history, rebase shared, real customers, real money, live keys, live environment, prod credentials, request body, card numbers, migrations that, live, live bucket, live data, live site, live system, certs, certificates, production bucket',
  ),
  mine: words(
    "i apply, i merge, i deploy, i push, i release, i publish, i do it, i do it myself, i do that myself, i do those myself, i'll do it myself, i'll do that myself, i run it myself, i run those, i run them, i commit myself, i handle, i handle those, i review, myself, by hand only, only i, i'm the one who, i decide",
  ),
  being: words(
    "i'm a backend, i'm a frontend, i'm a back-end, i'm a front-end, i'm new to, i am new to, im new to, i'm a beginner, i'm a designer, i'm a junior, i'm a data, i'm a student, i'm a self-taught, i'm not a programmer, i'm not a developer, i'm not a native, i'm color blind, i'm colorblind, i'm colour blind, i'm dyslexic, i come from, my background is, my background's in, i'm on windows, i'm on a mac, i'm on mac, i'm on linux, i'm on macos, i'm on arch, i'm on wsl, i work on windows, i work from, i use vim, i use neovim, i use emacs, i use zsh, i use fish, my shell is, my editor, my timezone, my time zone, i speak, i don't speak, isn't my first language, is not my first language, my name is, call me, i dont know react, i don't know any, i know nothing about, i'm not familiar with, i'm unfamiliar with, i've never used, i've never written, i'm learning, my native language, i read code, i've been writing, i know my way, i'm a product, i'm a pm, i'm a manager, i'm on a slow, i'm a data scientist, i'm a sysadmin",
  ),
  draft: words(
    'saying that, that says, which says, explaining that, stating that, rule that, lint rule, eslint rule, a contributing, contributing section, a section, a policy, a doc, a document, a guide, guidelines, a readme, a wiki page, release notes, blog post, an email, a template, terms of service, privacy policy, a slide, a spec, a test that, a check that, a hook that, a rule, code of conduct, an essay, onboarding doc, the rules page, faq, a checklist, a script that',
  ),
  conduct: words(
    "guess, guessing, unrelated, on your own, unasked, without being asked, i didn't ask, i did not ask, make things up, making things up, make stuff up, a bunch of, blindly, willy-nilly, one thing at a time, small steps, tons of, drive-by, invent, inventing, assume things, assumptions, rewriting everything, rewrite everything, whole file, whole files, over-engineer, overengineer, over-complicate, overcomplicate, get creative, be creative, clever, refactor things, refactor stuff, refactoring stuff, touch anything, touching anything, before asking, straight into, jump into, jumping into, jump straight, go ahead and, start coding, start implementing, sneak, sneaking, sprinkle, praise me, flatter, lecture, moralize, hedge everything, give up",
  ),
}
