import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aRealMachine, type Ended } from '../built.ts'

let machine: ReturnType<typeof aRealMachine>
beforeEach(() => {
  machine = aRealMachine()
})
afterEach(() => machine.remove())

/** A system whose answer to `is-active` is this exit code. */
function aSystem(active: number): Record<string, string> {
  const folder = path.join(machine.root, `system-${active}`)
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, 'systemctl')
  writeFileSync(file, `#!/bin/sh\ncase "$*" in *is-active*) exit ${active};; esac\nexit 0\n`)
  chmodSync(file, 0o755)
  return { PATH: `${folder}:${process.env.PATH}`, XDG_CONFIG_HOME: path.join(machine.home, '.config') }
}
const lines = ({ out }: Ended) => out.trimEnd().split('\n')

describe.runIf(process.platform === 'linux')('evogate service status', () => {
  it('never says more than that both the system and the service say so', async () => {
    expect(lines(await machine.run(['service', 'status'], aSystem(3)))).toEqual([
      expect.stringContaining('The system does not keep it running'),
      expect.stringContaining('It is not running'),
    ])
    expect((await machine.run(['service', 'install'], aSystem(3))).code).toBe(0)
    const said = async (active: number) =>
      lines(await machine.run(['service', 'status'], aSystem(active))).slice(0, 3)
    const known = expect.stringMatching(/^The system knows it: .*evogate\.service$/)
    expect(await said(3)).toEqual([known, expect.stringMatching(/^But it is not running/)])
    expect(await said(0)).toEqual([known, expect.stringMatching(/does not answer/)])
    expect(await said(1)).toEqual([
      known,
      expect.stringMatching(/cannot be asked/),
      expect.stringMatching(/^It is not running/),
    ])
    const again = await machine.run(['service', 'install'], aSystem(0))
    expect(lines(again)[0]).toMatch(/^The service that was running has been ended and started anew/)
    const service = machine.start(['start'])
    await service.shows('ready')
    expect(await said(0)).toEqual([known, 'The system keeps it running, and it answers.'])
    expect(await said(3)).toEqual([known, expect.stringMatching(/not by the system/)])
  })
})
