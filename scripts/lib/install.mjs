import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { withLock } from './lock.mjs'
import { problem } from './output.mjs'
import { inRoot } from './paths.mjs'
import { run } from './run.mjs'

const LOCKFILE = inRoot('package-lock.json')
const STAMP = inRoot('node_modules', '.stamps', 'install')

/** @typedef {'running' | 'all'} PackageSet `running` excludes the packages for tests and checks */

const PARTS = { running: ['--omit=dev'], all: ['--include=dev'] }
// Install scripts are not needed: the start script links the Postgres libraries itself.
const OPTIONS = ['--include=optional', '--ignore-scripts', '--no-audit', '--no-fund']

/** Installs missing packages; never removes development packages. @param {PackageSet} packageSet */
export const ensureInstalled = async (packageSet) => {
  if (isUpToDate(packageSet)) return 'up to date'
  return withLock(inRoot('.stamps', 'install.lock'), async () => {
    if (isUpToDate(packageSet)) return 'up to date'
    const set = hasDevelopmentPackages() ? 'all' : packageSet
    await install(set)
    mkdirSync(dirname(STAMP), { recursive: true })
    writeFileSync(STAMP, stampOf(set))
    return set === 'running' ? 'without the packages for tests and checks' : undefined
  })
}

/** @param {PackageSet} packageSet */
const isUpToDate = (packageSet) => {
  const stamp = readOrEmpty(STAMP)
  return stamp === stampOf('all') || stamp === stampOf(packageSet) || isInstalled(packageSet)
}

/** @param {PackageSet} set */
const stampOf = (set) => `${set} ${createHash('sha256').update(readFileSync(LOCKFILE)).digest('hex')}`

/** Prefers npm's cache, because the lockfile pins every version. @param {PackageSet} set */
const install = async (set) => {
  const options = [...PARTS[set], ...OPTIONS]
  if (set === 'all' && isInstalled('running')) {
    // `npm ci` would first delete the packages that a service running from this folder uses.
    const added = await npm(['install', '--no-save', '--prefer-offline', ...options])
    if (added.code === 0 && isInstalled(set)) return
  }
  const fromCache = await npm(['ci', '--prefer-offline', ...options])
  if (fromCache.code === 0) return
  const { code, output } = await npm(['ci', ...options])
  if (code !== 0) throw problem(`npm ci failed:\n${output.trim()}`)
}

/** @param {readonly string[]} args */
const npm = (args) => {
  const cli = process.env.npm_execpath
  const [command = 'npm', ...first] =
    cli && /npm-cli\.[cm]?js$/.test(cli) && existsSync(cli) ? [process.execPath, cli] : npmOnPath()
  return run(command, [...first, ...args], {
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  })
}

const npmOnPath = () => (process.platform === 'win32' ? ['cmd.exe', '/c', 'npm'] : ['npm'])

/**
 * @typedef {{ version?: string, dev?: boolean, link?: boolean, optional?: boolean, os?: string[], cpu?:
 *   string[], libc?: string[] }} Package
 */

/** @param {PackageSet} packageSet */
const isInstalled = (packageSet) => {
  const present = installedPackages()
  return Object.entries(packagesIn(readOrEmpty(LOCKFILE))).every(
    ([path, locked]) =>
      path === '' ||
      locked.link ||
      (locked.dev && packageSet === 'running') ||
      isForeign(locked) ||
      present[path]?.version === locked.version,
  )
}

const hasDevelopmentPackages = () => Object.values(installedPackages()).some(({ dev }) => dev)

const installedPackages = () => packagesIn(readOrEmpty(inRoot('node_modules', '.package-lock.json')))

/** @param {string} lockfile @returns {Record<string, Package>} */
const packagesIn = (lockfile) => (lockfile ? JSON.parse(lockfile).packages : {})

/**
 * Returns whether npm may have left out an optional package. Only npm knows which C library is in use, and a
 * package that names no platform may be a dependency of one that was left out. @param {Package} locked
 */
const isForeign = ({ optional, os, cpu, libc }) =>
  Boolean(optional) &&
  (Boolean(libc) ||
    (!os && !cpu) ||
    (os !== undefined && !os.includes(process.platform)) ||
    (cpu !== undefined && !cpu.includes(process.arch)))

/** @param {string} path */
const readOrEmpty = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '')
