import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from './embedded-postgres.mjs'
import { findBrowser } from './find-browser.mjs'
import { freePort } from './free-port.mjs'
import { memoryFolder } from './memory-folder.mjs'
import { packageBin } from './paths.mjs'
import { isAlive } from './process-identity.mjs'
import { run } from './run.mjs'
import { onStop } from './stop.mjs'
import { secondsLeft } from './time-limit.mjs'

/** @typedef {import('./journal/stages.mjs').Stage} Stage */

export const PROJECTS = ['unit', 'services', 'api', 'architecture']
const OF_A_REAL_SERVICE = [
  ...['DATABASE_URL', 'APP_SECRET', 'ORIGIN', 'EMBEDDED', 'HOST', 'PORT', 'DATA_DIR'],
  ...['DATA_KEYS', 'DATA_KEY_FILE'],
]
const DATA_PREFIX = 'origination-e2e-'
const PATIENCE = '4'
/** Playwright stops itself this long before the overall limit, so that it can still clean up and report. */
const IN_ORDER_SECONDS = 30

/**
 * @param {string} name @param {readonly string[]} projects @returns {Stage}
 * @param {{ files?: readonly string[], part?: string, env?: Record<string, string> }} [options]
 */
export const vitestStage = (name, projects, { files = [], part, env: settings = {} } = {}) => ({
  name,
  run: async ({ journal, only }) => {
    const env = {
      ...(await testEnvironment({ isFresh: only !== undefined })),
      ...settings,
      NODE_ENV: 'test',
      TEST_JOURNAL: journal,
      ...(only && { TEST_PATIENCE: PATIENCE }),
    }
    const selected = only ? [...new Set(only.map(({ file }) => file))] : files
    const args = [
      ...[
        packageBin('vitest', 'vitest'),
        'run',
        ...projects.map((project) => `--project=${project}${project === 'unit' ? '*' : ''}`),
      ],
      ...['--reporter=default', '--reporter=./scripts/lib/journal/vitest-reporter.mjs'],
      ...(only ? ['--no-file-parallelism'] : part ? [`--shard=${part}`] : []),
      ...selected,
    ]
    return run(process.execPath, args, { env, timeoutSeconds: secondsLeft() })
  },
})

/** @param {{ isAll: boolean }} options @returns {Stage} */
export const journeysStage = ({ isAll }) => ({
  name: 'e2e',
  run: async ({ journal, only }) => {
    const env = {
      ...(await testEnvironment()),
      CHROME_PATH: await findBrowser(),
      E2E_DATA_DIR: newDataDirectory(),
      E2E_PORTS: `${await freePort()},${await freePort()}`,
      TEST_JOURNAL: journal,
      ...(only && { TEST_PATIENCE: PATIENCE, E2E_WORKERS: '1' }),
    }
    const limit = Math.max(1, secondsLeft() - IN_ORDER_SECONDS)
    const args = [
      ...[packageBin('@playwright/test', 'playwright'), 'test', `--global-timeout=${limit * 1000}`],
      '--reporter=list,./scripts/lib/journal/playwright-reporter.mjs',
    ]
    if (only) args.push(`--test-list=${writeTestList(only)}`)
    else if (!isAll) args.push('--grep=@core')
    return run(process.execPath, args, { env, timeoutSeconds: secondsLeft() })
  },
})

/** @type {Promise<string> | undefined} */
let databaseUrl

/** Returns the environment without a real service's settings. @param {{ isFresh?: boolean }} [options] */
const testEnvironment = async ({ isFresh = false } = {}) => {
  if (!isFresh) databaseUrl ??= startPostgres()
  const unset = Object.fromEntries(OF_A_REAL_SERVICE.map((name) => [name, undefined]))
  return {
    ...process.env,
    ...unset,
    TEST_DATABASE_URL: await (isFresh ? startPostgres() : databaseUrl),
    NO_COLOR: '1',
    NEXT_TELEMETRY_DISABLED: '1',
  }
}

const startPostgres = async () => {
  const postgres = await startEmbeddedPostgres({ ephemeral: true })
  onStop(postgres.stop)
  return postgres.url
}

/** Creates an empty folder that the OS user of Postgres can access, in memory if there is enough room. */
const newDataDirectory = () => {
  const base = memoryFolder() ?? tmpdir()
  removeAbandoned(base)
  const folder = mkdtempSync(join(base, `${DATA_PREFIX}${process.pid}-`))
  chmodSync(folder, 0o711)
  onStop(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Removes the folders of killed runs, which may occupy memory. @param {string} base */
const removeAbandoned = (base) => {
  for (const name of readdirSync(base).filter((each) => each.startsWith(DATA_PREFIX))) {
    const pid = Number(name.slice(DATA_PREFIX.length).split('-')[0])
    if (!isAlive(pid)) rmSync(join(base, name), { recursive: true, force: true })
  }
}

/** @param {readonly import('./journal/verdict.mjs').Test[]} tests */
const writeTestList = (tests) => {
  const folder = mkdtempSync(join(tmpdir(), 'origination-list-'))
  onStop(() => rmSync(folder, { recursive: true, force: true }))
  const path = join(folder, 'tests.txt')
  // Playwright lists files relative to tests/e2e.
  const lines = tests.map(({ id }) => id.replace(/^tests\/e2e\//, ''))
  writeFileSync(path, `${lines.join('\n')}\n`)
  return path
}
