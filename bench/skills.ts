import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { programEnvironment } from '../src/config/program-environment.ts'
import { listingBudget, listSkills } from '../src/core/skill/listing.ts'
import { toldSkills } from '../src/core/skill/skill.ts'
import { createGit } from '../src/memory/git-process.ts'
import { createSkills } from '../src/memory/skills/index.ts'

/** Reading `count` skills for the first time in a process, and again. */
export async function* bench(count = 200): AsyncGenerator<string> {
  const base = mkdtempSync(join(tmpdir(), 'evogate-bench-skills-'))
  try {
    const cwd = join(base, 'home/shop')
    for (let at = 0; at < count; at++) {
      const folder = join(cwd, `.claude/skills/skill-${at}`)
      mkdirSync(folder, { recursive: true })
      const head = `---\nname: skill-${at}\ndescription: Does the thing number ${at}, and how.\npaths:\n  - "src/${at}/**"\n---\n`
      writeFileSync(join(folder, 'SKILL.md'), head + '1. Do a step, and check it.\n'.repeat(100))
    }
    const read = createSkills(createGit({ environment: programEnvironment(), timeoutMs: 10_000 }), {
      user: join(base, 'home/.claude'),
      home: join(base, 'home'),
      managed: join(base, 'managed'),
    })
    for (const round of ['cold', 'warm', 'warm', 'warm']) {
      const [begun, used] = [performance.now(), process.cpuUsage()]
      const { skills } = await read({ cwd })
      const listing = listSkills(toldSkills(skills, [join(cwd, 'src/7/a.ts')]), listingBudget(null))
      const ms = (performance.now() - begun).toFixed(1)
      const { user, system } = process.cpuUsage(used)
      yield `${round}: ${skills.length} skills, ${listing.lines.length} told, in ${ms} ms (processor ${((user + system) / 1_000).toFixed(1)} ms)`
    }
  } finally {
    rmSync(base, { recursive: true, force: true })
  }
}
