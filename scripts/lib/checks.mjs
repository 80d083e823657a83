import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from './embedded-postgres.mjs'
import { findBrowser } from './find-browser.mjs'
import { freePort } from './free-port.mjs'
import { memoryFolder } from './memory-folder.mjs'
import { inRoot, packageBin } from './paths.mjs'
import { run } from './run.mjs'
import { onStop } from './stop.mjs'
import {
  countsOf,
  NONE,
  ONE_FAILURE,
  playwrightCounts,
  playwrightFlaky,
  vitestCounts,
} from './test-counts.mjs'
import { playwrightTimes, vitestTimes } from './test-times.mjs'

/**
 * @typedef {import('./test-counts.mjs').Counts} Counts
 * @typedef {{ test: string, reason?: string }} FlakyTest what succeeded at its second try only, and why
 *   that is known
 * @typedef {{ ok: boolean, output: string, counts: Counts, flaky?: FlakyTest[], files?:
 *   import('./test-times.mjs').FileTime[] }} Outcome
 * @typedef {{ name: string, run: () => Promise<Outcome> }} Check
 */

export const PROJECTS = ['unit', 'services', 'api', 'architecture']
const OF_A_REAL_SERVICE = ['DATABASE_URL', 'APP_SECRET', 'ORIGIN', 'EMBEDDED', 'HOST', 'PORT', 'DATA_DIR']
/** When everything together is ended, so that a test that hangs cannot keep a machine. */
let endsAfterSeconds = 85 * 60

/** @param {number} seconds since this process began */
export const endAfter = (seconds) => {
  endsAfterSeconds = seconds
}

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

/**
 * Once with the tests, whose own parts must be used as well; once without: what only tests use is no part of
 * the product.
 */
const findDeadCode = async () => {
  const whole = await tool([packageBin('knip', 'knip'), '--no-progress'])
  const product = ['--no-progress', '--config', 'knip.product.jsonc']
  return whole.ok ? tool([packageBin('knip', 'knip'), ...product]) : whole
}

/** Next writes the types of the routes first: without them the type check of a fresh clone knows no page. */
const checkTypes = async () => {
  const generated = await tool([packageBin('next', 'next'), 'typegen'])
  const product = generated.ok ? await checkTypesOf('.') : generated
  return product.ok ? checkTypesOf('scripts') : product
}

/** @param {string} project a folder with a tsconfig.json */
const checkTypesOf = (project) => tool([packageBin('typescript', 'tsc'), '--noEmit', '-p', project])

/**
 * @param {readonly string[]} args for Node
 * @returns {Promise<Outcome>}
 */
const tool = async (args) => {
  const { code, output } = await run(process.execPath, args, {
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NO_COLOR: '1' },
    timeoutSeconds: Math.min(600, secondsLeft()),
  })
  return { ok: code === 0, output, counts: code === 0 ? NONE : ONE_FAILURE }
}

/**
 * Runs projects of the vitest suite, against a Postgres of their own.
 * @param {string} name
 * @param {readonly string[]} projects
 * @param {readonly string[]} [files] these alone
 * @returns {Check}
 */
export const vitestCheck = (name, projects, files = []) => ({
  name,
  run: async () => {
    const path = reportPath(name)
    const { code, output } = await run(
      process.execPath,
      [
        ...[packageBin('vitest', 'vitest'), 'run', ...projects.map((project) => `--project=${project}`)],
        ...['--reporter=default', '--reporter=json', `--outputFile.json=${path}`, ...files],
      ],
      { env: { ...(await testEnvironment()), NODE_ENV: 'test' }, timeoutSeconds: secondsLeft() },
    )
    return {
      ok: code === 0,
      output,
      counts: countsOf({ path, code }, vitestCounts),
      files: readOf(path, vitestTimes),
    }
  },
})

/**
 * The journeys in a real browser.
 * @param {{ isAll: boolean }} options everything, or what is marked `@core`
 * @returns {Check}
 */
export const journeysCheck = ({ isAll }) => ({
  name: 'e2e',
  run: async () => {
    const path = reportPath('e2e')
    const env = {
      ...(await testEnvironment()),
      CHROME_PATH: await findBrowser(),
      E2E_DATA_DIR: newDataDirectory(),
      PLAYWRIGHT_JSON_OUTPUT_FILE: path,
      E2E_PORTS: `${await freePort()},${await freePort()}`,
    }
    const args = [packageBin('@playwright/test', 'playwright'), 'test', '--reporter=list,json']
    if (!isAll) args.push('--grep=@core')
    const { code, output } = await run(process.execPath, args, { env, timeoutSeconds: secondsLeft() })
    const flaky = flakyTestsIn(path)
    const knownCount = flaky.filter(({ reason }) => reason).length
    return {
      ok: code === 0 && flaky.length === knownCount,
      output,
      counts: countsOf({ path, code }, (report) => playwrightCounts(report, knownCount)),
      flaky,
      files: readOf(path, playwrightTimes),
    }
  },
})

/**
 * @param {string} path
 * @returns {FlakyTest[]}
 */
const flakyTestsIn = (path) => {
  /** @type {{ test: string, reason: string }[]} */
  const known = JSON.parse(readFileSync(inRoot('tests', 'e2e', 'known-flaky.json'), 'utf8'))
  return readOf(path, playwrightFlaky).map((test) => ({
    test,
    reason: known.find((one) => one.test === test)?.reason,
  }))
}

/**
 * What a report says, or nothing where there is none.
 * @template Report, Found
 * @param {string} path
 * @param {(report: Report) => Found[]} read
 */
const readOf = (path, read) => {
  try {
    return read(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return []
  }
}

/** @type {Promise<string> | undefined} */
let databaseUrl

/** Tests get a database that dies with them, and never see the one a real service here may use. */
const testEnvironment = async () => {
  databaseUrl ??= startEmbeddedPostgres({ ephemeral: true }).then((postgres) => {
    onStop(postgres.stop)
    return postgres.url
  })
  const unset = Object.fromEntries(OF_A_REAL_SERVICE.map((name) => [name, undefined]))
  return {
    ...process.env,
    ...unset,
    TEST_DATABASE_URL: await databaseUrl,
    NO_COLOR: '1',
    NEXT_TELEMETRY_DISABLED: '1',
  }
}

/**
 * The journeys start from nothing each time; the folder is open for the account that runs Postgres, and in
 * memory where there is room: none of it is kept.
 */
const newDataDirectory = () => {
  const folder = mkdtempSync(join(memoryFolder() ?? tmpdir(), 'origination-e2e-'))
  chmodSync(folder, 0o711)
  onStop(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** @param {string} name */
const reportPath = (name) => {
  const folder = mkdtempSync(join(tmpdir(), 'origination-report-'))
  onStop(() => rmSync(folder, { recursive: true, force: true }))
  return join(folder, `${name}.json`)
}

const secondsLeft = () => Math.max(1, Math.floor(endsAfterSeconds - performance.now() / 1000))
