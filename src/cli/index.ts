#!/usr/bin/env node

const argv = process.argv.slice(2)

// The hook must not pay for the other commands' words, nor ever fail: this path loads next to nothing.
if (argv[0] === 'capture' && !argv.includes('--help') && !argv.includes('-h')) {
  try {
    const { capture } = await import('../hook/capture.ts')
    const { homeOf } = await import('../config/early.ts')
    const [, agent = '', event = ''] = argv
    await capture({ agent, event, home: homeOf(), stdin: process.stdin })
  } catch {
    // The agent goes on.
  }
  process.exit(0)
}

const { compilePatternsOnce, keepHeapSmall } = await import('./engine.ts')
compilePatternsOnce()
if (argv.includes('start')) keepHeapSmall()

const { localeOf, versionOf } = await import('../config/early.ts')
const { loadLocales } = await import('../locale.ts')
const { run } = await import('./program.ts')
const t = loadLocales()(localeOf())
const { stdin: input, stdout: output, stderr: errors } = process
// A reader that went away (`evogate log | head`) is no error of ours.
output.on('error', () => process.exit(0))
const context = { input, output, errors, t, settings: {} }
let code: number
try {
  code = await run(argv, context, versionOf())
} catch (error) {
  const { brokenWorld } = await import('./trouble.ts')
  code = brokenWorld(context, error)
}
// Whatever still listens (a terminal, a pipe) must not keep a finished command alive; what was printed goes out first.
output.write('', () => errors.write('', () => process.exit(code)))
