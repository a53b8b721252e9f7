import { homedir } from 'node:os'
import { claudeFolderOf } from '../config/early.ts'
import { showHidden } from '../core/gates/safety/hidden.ts'
import type { Translate } from '../core/locale-code.ts'
import type { SeenSkill, SkillsSeen } from '../main/skills.ts'
import { type Command, complain, exit, print } from './context.ts'
import { optionList, optionText } from './roster-edit.ts'

/** The skills that an agent finds from a folder: what it is told of them, what each costs, what an approval adds. */
export const skillsCommand: Command = {
  name: 'skills',
  options: ['--workspace <path>', '--window <tokens>', '--touched <files>', '--add-dir <folders>'],
  async run(context, given) {
    const { cwd = process.cwd(), home = homedir() } = context.settings
    const { workspace, window, touched, addDir } = given.options
    const tokens = optionText(window)
    if (tokens !== undefined && !/^[1-9]\d{2,8}$/.test(tokens)) {
      complain(context, 'cli-skills-not-tokens', { found: tokens })
      return exit.usage
    }
    const { programEnvironment } = await import('../config/program-environment.ts')
    const { skillsSeen } = await import('../main/skills.ts')
    const folder = optionText(workspace) ?? cwd
    const seen = await skillsSeen({
      folder,
      claude: claudeFolderOf({ home, ...context.settings }),
      home,
      environment: programEnvironment(context.settings),
      window: tokens === undefined ? null : Number(tokens),
      touched: optionList(touched) ?? [],
      added: optionList(addDir) ?? [],
    })
    if (!seen) return complain(context, 'review-no-folder', { path: folder })
    print(context, given, seen, () => lines(context.t, seen).map(showHidden))
    return exit.ok
  },
}

function lines(t: Translate, { folder, listing, skills, dropped, approval }: SkillsSeen): readonly string[] {
  const { mode, characters, budget } = listing
  const told = skills.filter(({ line }) => line !== null).length
  return [
    t('skills-head', { path: folder, skills: skills.length, told }),
    ...(skills.length > 0 ? [t(`skills-mode-${mode}`, { characters, budget })] : []),
    ...skills.flatMap((skill) => ['', ...about(t, skill)]),
    ...(dropped.length > 0 ? ['', t('skills-dropped', { count: dropped.length })] : []),
    ...dropped.map(({ file, why, instead = '' }) => `  ${file} · ${t(`skills-why-${why}`, { instead })}`),
    '',
    t('skills-approval', { first: approval.first, next: approval.next }),
  ]
}

function about(t: Translate, skill: SeenSkill): readonly string[] {
  const { name, source, file, line, offered, paths, beyond, bodyCharacters, notes } = skill
  const state =
    line !== null
      ? t('skills-told', { characters: line.length })
      : t(offered ? 'skills-conditional' : 'skills-by-hand', { paths: paths.join(', ') })
  return [
    `${name} · ${t(`skills-source-${source}`)} · ${state} · ${t('skills-loads', { characters: bodyCharacters })}`,
    `  ${file}`,
    ...(line !== null ? [`  ${line}`] : []),
    ...(beyond.length > 0 ? [`  ⚠️ ${t('skills-beyond', { names: beyond.join(', ') })}`] : []),
    ...notes.map(({ code, detail = '' }) => `  · ${t(`skills-note-${code}`, { detail })}`),
  ]
}
