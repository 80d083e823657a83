import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { bootstrap } from './lib/bootstrap.mjs'
import { stagePasses } from './lib/journal/stages.mjs'
import { problem, say } from './lib/output.mjs'
import { runCommand } from './lib/stop.mjs'
import { vitestStage } from './lib/test-stages.mjs'

const USUAL_CALLS = 28_000

/** `npm run fuzz`: validates responses to generated requests against the OpenAPI document. */
const fuzz = async () => {
  const { values } = parseArgs({
    options: { calls: { type: 'string' }, seed: { type: 'string' }, from: { type: 'string' } },
  })
  const calls = wholeNumber('--calls', values.calls ?? String(USUAL_CALLS))
  const seed = wholeNumber('--seed', values.seed ?? String(randomInt(1_000_000_000)))
  const from = wholeNumber('--from', values.from ?? '0')
  await bootstrap('fuzz')
  say(`${calls} calls, starting at ${from}, seed ${seed}`)
  Object.assign(process.env, { FUZZ_CALLS: String(calls), FUZZ_SEED: String(seed), FUZZ_FROM: String(from) })
  const files = ['tests/api/kit/fuzz.test.ts']
  return (await stagePasses(vitestStage('fuzz', ['api'], { files }))) ? 0 : 1
}

/** @param {string} option @param {string} text */
const wholeNumber = (option, text) => {
  if (!/^\d{1,9}$/.test(text)) throw problem(`${option} takes a whole number, not "${text}".`)
  return Number(text)
}

await runCommand(fuzz, 130)
