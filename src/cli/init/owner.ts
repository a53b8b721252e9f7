import { fileOf } from '../roster-edit.ts'
import { problem, reread, type SetUpRun } from './step.ts'

type Channel = 'telegram' | 'discord'

/** Ids of the people who may decide on a platform; roles are not among them. */
export const approversOn = ({ config }: SetUpRun, channel: Channel): readonly string[] =>
  config.roster.people
    .flatMap(({ accounts }) => accounts)
    .flatMap((account) => (account.startsWith(`${channel}:`) ? [account.slice(channel.length + 1)] : []))
    .filter((id) => /^\d+$/.test(id))

/** Who proved who they are is put down as an owner, and said so. False when the file could not be changed. */
export async function addOwner(
  run: SetUpRun,
  channel: Channel,
  person: { readonly id: string; readonly name: string },
): Promise<boolean> {
  const name = await freeName(run, person.name)
  const { editConfig } = await import('../../main/edit-config.ts')
  const edited = await editConfig(run.config.defaults, (draft) =>
    draft.add('people', { name, [channel]: BigInt(person.id), owner: true }),
  )
  if (edited.outcome === 'wrong') {
    problem(run, 'pairing', 'init-config-wrong', { path: run.config.home })
    return false
  }
  run.changed.push('people')
  run.screen.good(run.t('init-paired', { name, id: person.id }))
  await reread(run)
  return true
}

/** The name as the file may hold it, and nobody else's there. */
async function freeName(run: SetUpRun, asked: string): Promise<string> {
  const plain = asked.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '').trim() || 'owner'
  const people = (await fileOf(run.config)).people ?? []
  const isTaken = (name: string) => people.some((one) => one.name.toLowerCase() === name.toLowerCase())
  let name = plain
  for (let count = 2; isTaken(name); count += 1) name = `${plain} ${count}`
  return name
}
