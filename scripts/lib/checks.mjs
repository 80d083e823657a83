import { packageBin } from './paths.mjs'
import { run } from './run.mjs'
import { secondsLeft } from './time-limit.mjs'

/** @typedef {{ ok: boolean, output: string }} Outcome */
/** @typedef {{ name: string, run: () => Promise<Outcome> }} Check */

/** @type {Check[]} the checks that read the code without running it */
export const STATIC_CHECKS = [
  { name: 'lint', run: () => tool([packageBin('@biomejs/biome', 'biome'), 'check', '.']) },
  { name: 'types', run: () => checkTypes() },
  {
    name: 'import-boundaries',
    run: () =>
      tool([
        ...[packageBin('dependency-cruiser', 'depcruise'), '--config', '.dependency-cruiser.cjs'],
        ...['app', 'components', 'db', 'lib', 'tests', 'bench', 'scripts', 'server.ts', 'worker.ts'],
      ]),
  },
  { name: 'dead-code', run: () => findDeadCode() },
]

/** The second run excludes the tests, to find product code that only tests use. */
const findDeadCode = async () => {
  const whole = await tool([packageBin('knip', 'knip'), '--no-progress'])
  const product = ['--no-progress', '--config', 'knip.product.jsonc']
  return whole.ok ? tool([packageBin('knip', 'knip'), ...product]) : whole
}

/** Next generates the route types first: without them, a fresh clone fails the type check. */
const checkTypes = async () => {
  const generated = await tool([packageBin('next', 'next'), 'typegen'])
  const product = generated.ok ? await checkTypesOf('.') : generated
  return product.ok ? checkTypesOf('scripts') : product
}

/** @param {string} project a folder with a tsconfig.json */
const checkTypesOf = (project) => tool([packageBin('typescript', 'tsc'), '--noEmit', '-p', project])

/** @param {readonly string[]} args for Node @returns {Promise<Outcome>} */
const tool = async (args) => {
  const { code, output } = await run(process.execPath, args, {
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NO_COLOR: '1' },
    timeoutSeconds: Math.min(1_800, secondsLeft()),
  })
  return { ok: code === 0, output }
}
