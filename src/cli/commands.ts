import type { Command, Group } from './context.ts'

/** Every command by its name, in the order in which help lists them: a command line pays for its own command alone. */
const registry: Readonly<Record<string, () => Promise<Command | Group>>> = {
  try: async () => (await import('./try.ts')).tryCommand,
  init: async () => (await import('./init.ts')).initCommand,
  start: async () => (await import('./start.ts')).startCommand,
  stop: async () => (await import('./stop.ts')).stopCommand,
  status: async () => (await import('./status.ts')).statusCommand,
  open: async () => (await import('./open.ts')).openCommand,
  doctor: async () => (await import('./doctor.ts')).doctorCommand,
  install: async () => (await import('./install.ts')).installCommand,
  uninstall: async () => (await import('./uninstall.ts')).uninstallCommand,
  review: async () => (await import('./review.ts')).reviewCommand,
  skills: async () => (await import('./skills.ts')).skillsCommand,
  skillify: async () => (await import('./skillify.ts')).skillifyCommand,
  service: async () => (await import('./unit.ts')).serviceGroup,
  workspace: async () => (await import('./workspace.ts')).workspaceGroup,
  people: async () => (await import('./people.ts')).peopleGroup,
  pending: async () => (await import('./pending.ts')).pendingCommand,
  why: async () => (await import('./why.ts')).whyCommand,
  log: async () => (await import('./log.ts')).logCommand,
  verify: async () => (await import('./verify.ts')).verifyCommand,
  assess: async () => (await import('./assess.ts')).assessCommand,
  undo: async () => (await import('./undo.ts')).undoCommand,
  backup: async () => (await import('./backup.ts')).backupCommand,
  restore: async () => (await import('./restore.ts')).restoreCommand,
  export: async () => (await import('./export.ts')).exportCommand,
  import: async () => (await import('./import.ts')).importCommand,
  forget: async () => (await import('./forget.ts')).forgetCommand,
  digest: async () => (await import('./digest.ts')).digestCommand,
  propose: async () => (await import('./propose.ts')).proposeCommand,
  scan: async () => (await import('./scan.ts')).scanCommand,
  search: async () => (await import('./search.ts')).searchCommand,
  feedback: async () => (await import('./feedback.ts')).feedbackCommand,
  reset: async () => (await import('./reset.ts')).resetCommand,
  invalidate: async () => (await import('./invalidate.ts')).invalidateCommand,
  inject: async () => (await import('./inject.ts')).injectCommand,
  detect: async () => (await import('./detect.ts')).detectCommand,
  relate: async () => (await import('./relate.ts')).relateCommand,
  check: async () => (await import('./check.ts')).checkCommand,
  mcp: async () => (await import('./mcp.ts')).mcpCommand,
  capture: async () => (await import('./capture.ts')).captureCommand,
}

/** The commands that a command line needs: the one that it names, or all (for help, or to find what was meant). */
export function commandsFor(name: string | undefined): Promise<readonly (Command | Group)[]> {
  const asked = name !== undefined && Object.hasOwn(registry, name) ? registry[name] : undefined
  return Promise.all((asked ? [asked] : Object.values(registry)).map((load) => load()))
}
