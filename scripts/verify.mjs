import { bootstrap } from './lib/bootstrap.mjs'
import { STATIC_CHECKS } from './lib/checks.mjs'
import { stagePasses } from './lib/journal/stages.mjs'
import { problem } from './lib/output.mjs'
import { runCheck } from './lib/run-checks.mjs'
import { runCommand } from './lib/stop.mjs'
import { PROJECTS, vitestStage } from './lib/test-stages.mjs'

/** `npm run verify`: static checks and Vitest suites, or only some: `--only=lint,unit`, `--skip=api`. */
const verify = async () => {
  const selected = chosenNames()
  await bootstrap('verify')
  const projects = PROJECTS.filter((name) => selected.includes(name))
  const checks = STATIC_CHECKS.filter(({ name }) => selected.includes(name))
  for (const check of checks) {
    const { ok } = await runCheck(check)
    if (!ok) return 1
  }
  if (projects.length === 0) return 0
  return (await stagePasses(vitestStage('tests', projects))) ? 0 : 1
}

const OPTIONS = ['--only=', '--skip=']

const chosenNames = () => {
  const stray = process.argv.slice(2).find((one) => !OPTIONS.some((option) => one.startsWith(option)))
  if (stray !== undefined)
    throw problem(`Unknown option "${stray}". The options are: ${OPTIONS.join('…, ')}…`)
  const all = [...STATIC_CHECKS.map(({ name }) => name), ...PROJECTS]
  const only = namesIn('--only=', all)
  const skip = namesIn('--skip=', all)
  return (only.length > 0 ? only : all).filter((name) => !skip.includes(name))
}

/** @param {string} option @param {readonly string[]} all */
const namesIn = (option, all) => {
  const names = process.argv
    .filter((argument) => argument.startsWith(option))
    .flatMap((argument) => argument.slice(option.length).split(','))
  const unknown = names.find((name) => !all.includes(name))
  if (unknown !== undefined) throw problem(`Unknown check "${unknown}". The checks are: ${all.join(', ')}.`)
  return names
}

await runCommand(verify, 130)
