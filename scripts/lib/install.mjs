import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { withLock } from './lock.mjs'
import { problem } from './output.mjs'
import { inRoot } from './paths.mjs'
import { run } from './run.mjs'

const LOCKFILE = inRoot('package-lock.json')
const STAMP = inRoot('node_modules', '.stamps', 'install')

/** Installs what package-lock.json asks for, unless exactly that is installed already; then nothing is written. */
export const ensureInstalled = async () => {
  if (isUpToDate()) return 'up to date'
  return withLock(inRoot('.stamps', 'install.lock'), async () => {
    if (isUpToDate()) return 'up to date'
    await install()
    mkdirSync(dirname(STAMP), { recursive: true })
    writeFileSync(STAMP, fingerprint())
    return undefined
  })
}

const isUpToDate = () => readOrEmpty(STAMP) === fingerprint() || isInstalled()

const fingerprint = () => createHash('sha256').update(readFileSync(LOCKFILE)).digest('hex')

const install = async () => {
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund']
  const cli = process.env.npm_execpath
  const [command = 'npm', ...first] =
    cli && /npm-cli\.[cm]?js$/.test(cli) && existsSync(cli) ? [process.execPath, cli] : npmOnPath()
  const result = await run(command, [...first, ...args], {
    env: { ...process.env, SCARF_ANALYTICS: 'false', NEXT_TELEMETRY_DISABLED: '1' },
  })
  if (result.code !== 0) throw problem(`npm ci failed:\n${result.output.trim()}`)
}

const npmOnPath = () => (process.platform === 'win32' ? ['cmd.exe', '/c', 'npm'] : ['npm'])

/**
 * True when npm's own record of node_modules has every package of the lockfile that this machine can use.
 * @typedef {{ version?: string, link?: boolean, optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} Package
 */
const isInstalled = () => {
  const record = readOrEmpty(inRoot('node_modules', '.package-lock.json'))
  if (!record) return false
  /** @type {Record<string, Package>} */
  const present = JSON.parse(record).packages
  /** @type {Record<string, Package>} */
  const wantedPackages = JSON.parse(readOrEmpty(LOCKFILE)).packages
  return Object.entries(wantedPackages).every(
    ([path, wanted]) =>
      path === '' || wanted.link || isForeign(wanted) || present[path]?.version === wanted.version,
  )
}

/**
 * npm leaves out parts for other platforms and whatever only they need. Which C library is in use only npm knows,
 * so an optional part is demanded only when it names this system or processor and no library.
 * @param {Package} wanted
 */
const isForeign = ({ optional, os, cpu, libc }) =>
  Boolean(optional) &&
  (Boolean(libc) ||
    (!os && !cpu) ||
    (os !== undefined && !os.includes(process.platform)) ||
    (cpu !== undefined && !cpu.includes(process.arch)))

/** @param {string} path */
const readOrEmpty = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '')
