import { cpSync, mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bootstrap } from './lib/bootstrap.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { stagePasses } from './lib/journal/stages.mjs'
import { problem, say, step } from './lib/output.mjs'
import { inRoot, packageBin } from './lib/paths.mjs'
import { run } from './lib/run.mjs'
import { runCommand } from './lib/stop.mjs'
import { journeysStage } from './lib/test-stages.mjs'
import { setTimeLimit } from './lib/time-limit.mjs'

const PACKAGES = inRoot('.data', 'coverage')
const ENDS_AFTER_SECONDS = 2 * 3_600
const HELP = `npm run coverage: which tests execute which code of the browser, by folder (half an hour).

Runs the unit tests of the screens and all journeys against a build with source maps.`

const coverage = async () => {
  if (process.argv.includes('--help')) {
    say(HELP)
    return 0
  }
  await bootstrap('coverage')
  setTimeLimit(ENDS_AFTER_SECONDS)
  await step('coverage tools', installPackages)
  process.env.BROWSER_SOURCE_MAPS = '1'
  await step('build with source maps', () => ensureBuilt())
  const folder = mkdtempSync(join(tmpdir(), 'origination-coverage-'))
  Object.assign(process.env, { COVERAGE_DIR: folder, COVERAGE_PACKAGES: PACKAGES })
  await step('unit tests', () => runUnitTests(join(folder, 'unit')))
  const preload = `--import=${pathToFileURL(inRoot('bench', 'coverage', 'collect.mjs')).href}`
  process.env.NODE_OPTIONS = [process.env.NODE_OPTIONS, preload].filter(Boolean).join(' ')
  const isFine = await stagePasses(journeysStage({ isAll: true }))
  delete process.env.NODE_OPTIONS
  const { code } = await run(process.execPath, ['bench/coverage/report.mjs'], { interactive: true })
  return isFine ? code : 1
}

/** The coverage tools have their own lockfile, because the product is run and tested without them. */
const installPackages = async () => {
  mkdirSync(PACKAGES, { recursive: true })
  for (const name of ['package.json', 'package-lock.json'])
    cpSync(inRoot('bench', 'coverage', name), join(PACKAGES, name))
  const args = ['ci', '--legacy-peer-deps', '--no-audit', '--no-fund', '--ignore-scripts']
  const { code, output } = await run('npm', args, { cwd: PACKAGES, timeoutSeconds: 300 })
  if (code !== 0) throw problem(output)
}

/** @param {string} folder */
const runUnitTests = async (folder) => {
  const provider = join(PACKAGES, 'node_modules', '@vitest', 'coverage-v8', 'dist', 'index.js')
  const args = [
    ...[packageBin('vitest', 'vitest'), 'run', '--project=unit*', '--coverage.enabled'],
    ...['--coverage.provider=custom', `--coverage.customProviderModule=${provider}`],
    ...['--coverage.reporter=json', `--coverage.reportsDirectory=${folder}`],
    ...['--coverage.include=components/**', '--coverage.include=lib/**', '--coverage.include=app/**'],
  ]
  const { code, output } = await run(process.execPath, args, {
    env: { ...process.env, NODE_ENV: 'test' },
    timeoutSeconds: 900,
  })
  if (code !== 0) throw problem(output)
}

await runCommand(coverage, 130)
