import { existsSync } from 'node:fs'
import path from 'node:path'
import { homeOf } from '../config/early.ts'
import { sayReason } from '../core/card/say-reason.ts'
import { type Confidence, confidenceOn } from '../core/decay.ts'
import { showHidden } from '../core/gates/safety/hidden.ts'
import { localDate } from '../core/local-date.ts'
import { type Change, changed } from '../flow/confidence.ts'
import { type Context, complain, type Exit, exit, type Given, readSettings } from './context.ts'
import { reach } from './reach.ts'

export interface ChangedTag {
  readonly file: string
  readonly line: number
  /** Set for an entry of this Evogate: what is known of it has changed, the tag in the file has not. */
  readonly id?: string
  readonly before: Confidence
  readonly after: Confidence
  /** Confidence after the change, today. */
  readonly C: number
  readonly today: string
}

export type Changing =
  | { readonly outcome: 'changed'; readonly tag: ChangedTag }
  | { readonly outcome: 'failed'; readonly exit: Exit }

/**
 * Says something of the text under one tag (`--file`, `--line`). Of an entry of ours the service keeps it; in a tree
 * that no workspace holds, the tag in the file is changed; any other file of a workspace is left alone.
 */
export async function changeTag(
  context: Context,
  { options }: Given,
  change: Change,
  weight: number,
): Promise<Changing> {
  const failed = (code: Exit): Changing => ({ outcome: 'failed', exit: code })
  const line = /^[1-9]\d{0,8}$/.test(String(options.line ?? '')) ? Number(options.line) : null
  if (typeof options.file !== 'string' || line === null) {
    complain(context, 'decay-which-tag')
    return failed(exit.usage)
  }
  const config = await readSettings(context)
  if (!config) return failed(exit.error)
  const { placeOfTag } = await import('../main/confidence.ts')
  const file = path.resolve(context.settings.cwd ?? process.cwd(), options.file)
  const today = localDate(Date.now(), config.zone)
  const place = await placeOfTag(config, file, line, today)
  const name = path.basename(file)
  const at = showHidden(`${name}:${line}`)
  const done = (before: Confidence, after: Confidence, id?: string): Changing => {
    const { C } = confidenceOn(after, today)
    return { outcome: 'changed', tag: { file: name, line, ...(id && { id }), before, after, C, today } }
  }
  switch (place.place) {
    case 'no-file':
      return failed(complain(context, 'decay-no-file', { path: showHidden(file) }))
    case 'guarded':
      complain(context, 'decay-guarded', { place: at })
      return failed(exit.refused)
    case 'block': {
      const { id, hash } = place
      const unknown = (): Changing => {
        complain(context, 'decay-not-ours', { place: at })
        return failed(exit.refused)
      }
      // Somebody else's block must not make a home for a store that was never there.
      if (!existsSync(homeOf(context.settings))) return unknown()
      const asked = await reach(context, 'feedback', { id, hash, change, weight })
      if (asked.outcome === 'failed') return asked
      if (asked.value.outcome === 'changed') return done(asked.value.before, asked.value.after, id)
      return unknown()
    }
    case 'free': {
      const edit = place.edit((tag) => changed(tag, change, weight, today))
      if (edit.outcome === 'edited') return done(edit.before, edit.after)
      if (edit.outcome === 'no-tag') return failed(complain(context, 'decay-no-tag', { place: at }))
      const why =
        edit.outcome === 'unfit'
          ? showHidden(context.t(`decay-trouble-${edit.trouble}`, { detail: edit.detail.slice(0, 80) }))
          : sayReason(edit.reason, context.t)
      return failed(complain(context, 'decay-unfit', { place: at, why }))
    }
  }
}
