import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { problem } from './output.mjs'
import { run } from './run.mjs'

const MAJOR = '18'
export const SUPERUSER = 'postgres'
export const DATABASE = 'origination'

/**
 * @typedef {{ home: string, data: string, bin: string, user: import('./postgres-user.mjs').PostgresUser,
 *   durable: boolean }} Cluster `durable`: whether a commit must survive a power cut
 */

/** @param {string} home @returns {{ password: string, port?: number }} */
export const readSettings = (home) => {
  const path = join(home, 'settings.json')
  if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8'))
  const fresh = { password: randomBytes(24).toString('hex') }
  writeSettings(home, fresh)
  return fresh
}

/** @param {string} home @param {{ password: string, port?: number }} settings */
export const writeSettings = (home, settings) => {
  const path = join(home, 'settings.json')
  writeFileSync(`${path}.new`, JSON.stringify(settings), { mode: 0o600 })
  renameSync(`${path}.new`, path)
}

/** @param {Cluster} cluster @param {string} password */
export const ensureCluster = async (cluster, password) => {
  const versionFile = join(cluster.data, 'PG_VERSION')
  if (existsSync(versionFile)) {
    const version = readFileSync(versionFile, 'utf8').trim()
    if (version === MAJOR) return
    throw problem(`${cluster.data} holds data of Postgres ${version}; this release runs Postgres ${MAJOR}.`)
  }
  // The temporary name keeps a killed start from leaving a partial cluster.
  const unfinished = `${cluster.data}.new`
  const passwordFile = join(cluster.home, 'password.new')
  rmSync(unfinished, { recursive: true, force: true })
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (cluster.user) chownSync(passwordFile, cluster.user.uid, cluster.user.gid)
  try {
    await mustRun(cluster, [
      'initdb',
      ...['-D', unfinished, '-U', SUPERUSER, '--auth=scram-sha-256', `--pwfile=${passwordFile}`],
      ...['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'],
      ...(cluster.durable ? [] : ['--no-sync']),
    ])
  } finally {
    rmSync(passwordFile, { force: true })
  }
  const statement = { input: `create database ${DATABASE};\n` }
  await mustRun(cluster, ['postgres', '--single', '-D', unfinished, 'postgres'], statement)
  renameSync(unfinished, cluster.data)
}

/** @param {Cluster} cluster @param {readonly string[]} command @param {{ input?: string }} [options] */
export const runProgram = (cluster, [program = '', ...args], options = {}) => {
  const { PATH, SystemRoot } = process.env
  return run(join(cluster.bin, program), args, {
    ...options,
    user: cluster.user,
    cwd: cluster.home,
    env: { PATH, SystemRoot, LC_ALL: 'C', TZ: 'UTC' },
  })
}

/** @param {Cluster} cluster @param {readonly string[]} command @param {{ input?: string }} [options] */
const mustRun = async (cluster, command, options) => {
  const result = await runProgram(cluster, command, options)
  if (result.code !== 0) throw problem(`${command[0]} failed:\n${result.output.trim()}`)
}
