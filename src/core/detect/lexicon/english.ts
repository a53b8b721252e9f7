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
    'make it a habit, make this a habit, make it a rule, house rule, house style, team rule, our convention, our conventions, as a rule, rule of thumb, the standard here, our standard, the convention here, we agreed, we decided, we have agreed, is our standard, that is the rule, standing rule, coding standard, our policy, it is policy, general rule, as a general rule, do more of that, as usual here, more like this, more of this',
  ),
  place: words(
    'in this repo, in this repository, in this project, in this codebase, in our repo, in our project, in our codebase, in this monorepo, in the whole repo, across the repo, across the codebase, across the project, in this workspace, around here',
  ),
  team: words("we, our, our team, we all, everyone here, the team, us, we're, we've"),
  event: words(
    "before committing, before you commit, before each commit, before every commit, before a commit, before any commit, before pushing, before you push, before merging, before you merge, before deploying, before you deploy, before releasing, before each, before every, before any, before you start any, before you hand over, before you tell me, before you say, before you call it done, before handing over, after each, after every, after any, after committing, after you change, after you edit, when you write, when you add, when you change, when you edit, when you commit, when you create, when you finish, when you're done, when you are done, when you refactor, when you fix, when writing, when adding, when changing, when committing, when creating, when editing, when naming, when reviewing, if you change, if you touch, if you add, if you edit, if you are unsure, if you're unsure, if in doubt, when in doubt, if unsure, any time you, anytime you, every new, each new, all new, new code, every time you, each time you, whenever you, if you have to, once you are done, when you're finished, after you finish, after finishing, before finishing, before you finish",
  ),
  standing: words(
    '*claude.md, *agents.md, *memory.md, *gemini.md, *cursorrules, *.cursor/rules, *copilot-instructions.md, your memory, to memory, in memory file, your rules, project rules, rules file, memory file, your instructions, standing rules, style guide, contributing.md, *skill.md, *.learnings*',
  ),
  record: words(
    'add, put, save, write, log, record, store, note, document, append, update, include, memorize, keep, add a line, add a note, make a note',
  ),
  prohibition: words(
    "don't, do not, dont, never, no more, stop, avoid, refrain from, must not, mustn't, must never, shouldn't, should not, should never, shall not, may not, not allowed to, you can't, you cannot, quit, cease, forbidden, prohibited, is banned, are banned, please don't, pls don't, not to, no need to, skip, leave out, hands off, keep your hands off, don't ever, do not ever, don't you ever, can you not, could you not",
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
    'add, create, fix, build, implement, remove, delete, rename, change, move, replace, convert, refactor, redo, revert, undo, drop, update, generate, set, set up, open, close, kill, restart, apply, adjust, resize, align, center, hide, display, render, stop the, continue, proceed, copy, paste, clean, investigate, debug, find, figure out, improve, optimize, optimise, add a, add the, complete, finish, design, draw, turn, enable, disable, upload, download, migrate',
  ),
  manner: words(
    'answers, answer, replies, reply, responses, response style, explanations, explanation, summaries, summary, commit messages, commit message, commits, commit subjects, pr descriptions, pr titles, pull requests, prs, code comments, comments, docstrings, changelog entries, variable names, function names, file names, branch names, test names, names of, emojis, emoji, bullet points, bullets, preamble, tone, spelling, small talk, apologising, apologizing, apologies, filler, markdown, tables, english, german, french, spanish, chinese, korean, british, american, short answers, diffs, code blocks, one-liners, wording, your answers, your replies, your responses, jargon',
  ),
  work: words(
    'test, tests, unit test, unit tests, integration tests, integration test, e2e, e2e tests, lint, linter, linting, formatter, type, types, typecheck, branch, branches, main, master, develop, trunk, commit, pr, pull request, merge, rebase, migration, migrations, schema, dependency, dependencies, package, packages, library, libraries, module, modules, import, imports, export, exports, default exports, named exports, function, functions, class, classes, class components, hooks, interface, interfaces, enum, enums, any type, generics, promise, promises, async, await, async/await, callback, callbacks, global variables, globals, singletons, constants, console.log, print statements, logger, logging, logs, error handling, exceptions, early returns, early return, inheritance, composition, mocks, fixtures, snapshots, coverage, ci, pipeline, build, release, releases, changelog, tag, tags, version, versions, lockfile, node_modules, env, *.env, env file, env files, secrets, secret, credentials, token, tokens, password, passwords, api key, api keys, pii, database, db, prod, production, staging, server, cluster, docker, container, containers, sql, raw sql, orm, query, queries, index, transaction, transactions, endpoint, endpoints, code, source code, codebase, files, file, folder, directory, directories, formatting, indentation, tabs, spaces, semicolons, quotes, naming, camelcase, snake_case, kebab-case, utc, timestamps, dates, money, cents, amounts, floats, strings, magic numbers, todo comments, dead code, refactor, refactors, refactoring, plan, plans, review, reviews, docs, documentation, readme, api, apis, deploy, deploys, deployment, deployments, deletes, force push, force-push, git, git history, history, generated code, config, configuration, settings file, feature flags, feature flag, port, timers, react, python, typescript, node, java, rust, go, postgres, mysql, redis, backups, backup, customer data, personal data, user data, customer emails',
  ),
  self: words("i, i'm, i'd, i'll, my, me, i've, im, personally, for me, imo, imho, myself"),
  prefer: words(
    "prefer, prefers, preferred, i'd rather, i would rather, rather have, rather see, i like it when, i like when, like it when, i like my, i like to, i like your, i like short, i like having, i like seeing, i love it when, i tend to, tend to, i usually, i normally, i generally, i typically, i often, i find, easier for me, easier to read for me, works better for me, helps me, my preference, my preferred, i always, i never, favourite, favorite, i work best, i think in, i want my, easier to scan, easier to follow, i'm used to, i am used to, i mostly, myself",
  ),
  dislike: words(
    "i hate, i dislike, i don't like, i do not like, not a fan of, i can't stand, i'm not a fan, i am not a fan, i really don't like, annoys me, drives me crazy, gets on my nerves, i don't need, i don't want, i'm tired of, i'm sick of",
  ),
  praise: words(
    "works well, worked well, worked great, worked nicely, nice approach, good approach, great approach, good call, caught this, keep that up, keep it up, keep this up, good habit, more of that, exactly how i like, that is how i like, that's how i like, the way i like, are great, is great",
  ),
  usage: words(
    "we use, we're on, we are on, we're using, we are using, we only use, we always use, we don't use, we do not use, we never use, we switched to, we moved to, we migrated to, we're still on, we are still on, we dropped, we're a, we run on, we deploy to, we deploy with, our team, our stack, our ci, our api, our backend, our frontend, our database, our staging, our production, we support, we target, our convention is, the project uses, this project uses, this repo uses, the repo uses, this codebase uses, we work with, we follow, runs on, lives in, live in, is the source of truth, are the source of truth, goes through, is owned by, are owned by, is deprecated, is read-only, moved to, is dead, we go through, we avoid, we stick to, we stick with, we name our, we store our, we keep our, we write our, only runs on, is the only",
  ),
  fact: words(
    'heads up, fyi, for your information, just so you know, so you know, btw, by the way, note that, please note, be aware, be aware that, keep in mind that, careful, important, note, for the record, ps, n.b.',
  ),
  complaint: words(
    "i told you, i've told you, i already told you, i keep telling you, i already said, how many times, how often do i, why do you keep, why are you still, why do i have to, why did i have to, why did you again, you keep, you forgot again, did you forget, you were told, as i said, like i said, once more, don't you read, did i not, again and again, over and over, i have to keep, i keep having to, time and again, wtf, third time, second time, nth time, for the last time, do i need to repeat, keep repeating, you always forget, you never listen, you always do this",
  ),
  repetition: words('again, anymore, any more, no longer, each time, still, keep, twice'),
  wrong: words(
    "no, nope, nah, wrong, that's wrong, that is wrong, not quite, no no, incorrect, nooo, hmm no, actually no, no man, no wait",
  ),
  instead: words(
    'instead of, rather than, in place of, in favour of, in favor of, over, not, instead, and not, replaces, as opposed to',
  ),
  hedge: words(
    'maybe, perhaps, i guess, i suppose, probably, might, could be, possibly, not sure, i wonder, kind of, sort of, if possible, i think, i feel, what if, consider',
  ),
  passing: words(
    'for now, right now, just now, this time, just this once, only this once, just this time, this once, today, tonight, for today, for the moment, at the moment, for the time being, temporarily, in this session, for this session, this session, for this task, for this one, on this one, in this case, for this pr, in this pr, for this commit, for the demo, for this demo, this morning, tomorrow, this week, just for this, as a quick fix, quickly, first things first, meanwhile, in the meantime, currently, one time, one last time, in this branch, for this branch, for later, not yet, yet',
  ),
  specific: words(
    'this file, that file, the other file, this function, that function, this method, the method, this one, that one, this line, that line, this button, the button, this test, this component, the component, this class, this page, this section, this part, that part, this change, that change, these changes, this bug, this issue, this error, this plan, the plan, yesterday, this message, this feature, the feature, this script, this endpoint, this approach, that approach, that library, this library, the other, the first one, the second one, line 1, line 2, option 1, option 2, option a, option b, step 1, step 2, the above, the previous, #1, the other one, the first option, the second option, first option, second proposal',
  ),
  limit: words(
    'until, till, as long as, while i, for the next hour, only the first, by friday, by monday, by tomorrow, before the release, until the release, before friday',
  ),
  product: words(
    'user, users, the user, customer, customers, visitor, visitors, guest, guests, admin, admins, sidebar, header, footer, navbar, menu, button, buttons, modal, dialog, popup, toast, tooltip, page, pages, screen, screens, form, forms, field, fields, input, inputs, checkbox, dropdown, row, rows, column, columns, chart, graph, map, icon, icons, image, images, logo, avatar, link, links, url, notification, notifications, alert, alerts, email, mail, order, orders, cart, checkout, payment, product, products, item, items, app, the app, application, website, site, ui, ux, layout, theme, color, colour, font, animation, loading, spinner, wizard, login, logout, signup, session, profile, list, comment box, player, players, game, bot, widget, toggle, settings page, cron job, job, worker, retry, timeout, request, requests, response, responses, status code, the api, the endpoint, parser, component, panel, tab, tabs, filter, filters, report, reports, dashboard, tree, popover, feed, message, messages, banner, scroll, extension, plugin, command, flag, cache, queue, webhook, scheduler, selected tab, validator',
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
    "don't remember, do not remember, can't remember, cannot remember, didn't remember, doesn't remember, no need to remember, not need to remember, don't have to remember, don't need to remember, needn't remember, don't bother remembering, forget that, forget it, forget about it, forget what i said, ignore that, scratch that, don't memorize, do not memorize, don't save, do not save, don't make a note, not necessary, you don't have to, you don't need to, no need to, not every time, not always, doesn't have to, does not have to, don't always, need not, you needn't, don't keep in mind, remember when, remember what, remember how, remember where, remember why, remember which, remember who, remember the name, remember back, remember if, remember whether, can you remember, do you remember, you do remember, i remember, he remembers, remembers, i can't remember, i never remember, do you still remember, you remember, could you remember what, remind me",
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
    "never mind, nevermind, as always, like always, always-on, always on top, as ever, than ever, never-ending, whatever, must-have, must have been, must be a, must be the, must be some, next time step, next time slot, next time frame, remember me, remember my, remember-me, remembers the, don't worry, don't forget, do not forget, why don't you, why not, don't know, i don't know, don't think, i don't think, i don't see, i don't understand, don't stop, not sure, not yet, not only, not just, not really, why don't we, no problem, no worries, no idea, no luck, no longer, no one, no doubt, no rush, no matter, hard rule, no code yet, if not, or not, not working, did not, does not, was not, is not, are not, were not, doesn't, didn't, over and over, stop here, stop now, for each, for every, every day, every night, every second, every minute, every hour, every 5, every 10, every few, always worked, has always, have always, had always, would always, would never, could never, will always, will never, you never know, better than never, once and for all, after all, at all, all right, all good, all of the, that's all, all done, all three, all four, first of all, all these, all those, would like to, looks like, just like, something like, things like, feels like, sounds like, style guide for the, test it, use case, use cases, in use, usage, user-agent",
  ),
  next: words('next time, the next time, for next time'),
  blanket: words(
    'by default, only, exclusively, consistently, throughout, everywhere, across the board, everything, in general, as a matter of course, unless i ask, unless asked, max, at most, wherever possible, one way only',
  ),
  must: words(
    "must, have to, has to, need to, is required, are required, is mandatory, are mandatory, required to, you must, you have to, we must, mandatory, must always, must never, must not, mustn't, at all costs",
  ),
  ban: words(
    'forbidden, prohibited, is banned, are banned, not allowed, no more, off limits, off-limits, is a no-go',
  ),
  plan: words(
    "let's, lets, can we, could we, we should, we must, we have to, we need to, we'll, we will, we can, let us",
  ),
  pronoun: words("it, this, that, these, those, that's, this is, that is"),
  near: words(
    'this repo, this project, this codebase, our repo, our codebase, our project, this monorepo, this workspace, for this repo, for this project, for this repository, for this codebase',
  ),
  consult: words(
    'ask me before, ask me first, ask first, without asking me, check with me, show me a plan, tell me before, show me first, confirm with me, my approval, my permission, my ok, without my, before asking me, run it by me',
  ),
  quote: words(
    'translate, translate this, the text, the sentence, the phrase, the string, the label, the title, it says, says, reads, rephrase, proofread, the message, the prompt, the docs say',
  ),
  again: words('again, anymore, any more'),
}
