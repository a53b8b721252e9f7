import { z } from 'zod'
import { localeCodes } from '../core/locale-code.ts'
import { profiles } from '../core/profile.ts'
import { commits } from './settings.ts'
import { hours, oneOf, time, wrong, zone } from './values.ts'

/*
 * What `$EVOGATE_HOME/config.yaml` may hold. What is wrong is an issue whose message is the last part of the keys
 * `config-<message>` and `config-<message>-remedy`; whole numbers arrive as bigints, because ids do not fit a double.
 */

const given = (message: string) => ({
  error: ({ input }: { readonly input?: unknown }) => (input === undefined ? 'missing-key' : message),
})

const text = z
  .string(given('not-a-text'))
  .trim()
  .min(1, wrong('not-a-text'))
  .max(200, wrong('not-a-text'))
  .regex(/^[^\p{C}\p{Zl}\p{Zp}]*$/u, wrong('not-a-text'))

const id = z
  .union([z.string(), z.bigint()], wrong('not-an-id'))
  .transform(String)
  .pipe(z.string().regex(/^[1-9]\d{0,19}$/, wrong('not-an-id')))

const count = z
  .bigint(wrong('not-a-count'))
  .transform(Number)
  .refine((value) => value >= 0 && value < 1_000_000, wrong('not-a-count'))

/** `telegram:-1001234567890/42`: the channel, the chat and, after a slash, the topic. */
const address = z
  .string(given('not-an-address'))
  .regex(/^(telegram:-?|discord:)[1-9]\d{0,19}(\/[1-9]\d{0,9})?$/, wrong('not-an-address'))

const list = <Item extends z.ZodType>(item: Item) => z.array(item, wrong('not-a-list'))
const yes = z.boolean(wrong('not-true-or-false'))
const locale = z.enum(localeCodes, wrong('not-a-locale'))

const workspace = z.strictObject({
  path: text,
  name: text.nullish(),
  profile: oneOf(profiles).nullish(),
  locale: locale.nullish(),
  addresses: list(address).min(1, wrong('empty-list')).nullish(),
  commit: oneOf(commits).nullish(),
})

const addressRules = z.strictObject({
  address,
  locale: locale.nullish(),
  zone: zone.nullish(),
  digestAt: z
    .string(given('not-a-time'))
    .regex(new RegExp(`^${time}$`), wrong('not-a-time'))
    .nullish(),
  quiet: hours.nullish(),
  limits: z
    .strictObject({ daily: count.nullish(), weekly: count.nullish(), urgent: count.nullish() })
    .nullish(),
})

const person = z.strictObject({
  name: text,
  telegram: id.nullish(),
  discord: id.nullish(),
  owner: yes.nullish(),
  workspaces: list(text).nullish(),
})

/** The whole file. */
export const configFile = z.strictObject({
  workspaces: list(workspace).nullish(),
  addresses: list(addressRules).nullish(),
  people: list(person).nullish(),
})
export type ConfigFile = z.output<typeof configFile>
export type FileWorkspace = z.output<typeof workspace>
export type FileAddress = z.output<typeof addressRules>
export type FilePerson = z.output<typeof person>

/** Keys that an object of the file may have, for a complaint about one that it may not. */
export function keysAt(place: readonly PropertyKey[]): readonly string[] {
  const [top, , inner] = place
  const shapes = { workspaces: workspace, addresses: addressRules, people: person }
  if (inner === 'limits') return ['daily', 'weekly', 'urgent']
  const shape = shapes[top as keyof typeof shapes]
  return Object.keys(shape ? shape.shape : configFile.shape)
}

/** The words that may stand at one place of the file, where only a few may. */
export function wordsAt(place: readonly PropertyKey[]): readonly string[] {
  const last = place.at(-1)
  if (last === 'profile') return profiles
  if (last === 'commit') return commits
  return last === 'locale' ? localeCodes : []
}
