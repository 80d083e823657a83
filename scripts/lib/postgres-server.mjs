import { readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort, probePort } from './free-port.mjs'
import { problem } from './output.mjs'
import { runProgram } from './postgres-cluster.mjs'
import { commandLine, isAlive, isFolderInUse } from './process-identity.mjs'

/** Test data need not survive a power cut. Autovacuum's new statistics would change query plans. */
const FOR_TESTS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' }

/** @typedef {import('./postgres-cluster.mjs').Cluster} Cluster */

const START_WITHIN_MS = 60_000

/** @param {Cluster} cluster */
export const findServer = (cluster) => {
  const lines = readPidFile(cluster)
  const pid = Number(lines[0])
  if (!pid || !isAlive(pid)) return undefined
  const command = commandLine(pid)
  if (command !== undefined && !command.includes(cluster.data)) return undefined
  return { pid, port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' }
}

/**
 * Starts the server unless it runs. Retries, because memory and port of a killed server may still be in use;
 * with `samePort`, waits until `port` is free.
 * @param {Cluster} cluster @param {{ port?: number, samePort?: boolean }} options
 * @returns {Promise<{ port: number, reused: boolean }>}
 */
export const startServer = async (cluster, options) => {
  const deadline = performance.now() + START_WITHIN_MS
  let lastOutput = ''
  while (performance.now() < deadline) {
    const running = findServer(cluster)
    if (running?.isReady && (await takesConnections(running.port)))
      return { port: running.port, reused: true }
    if (running) {
      await sleep(100)
      continue
    }
    const port = (options.port && (await probePort(options.port))) || (await freePort())
    if (options.samePort && port !== options.port) {
      lastOutput = `port ${options.port} is taken`
      await sleep(300)
      continue
    }
    dropForeignPidFile(cluster)
    const result = await runProgram(cluster, startCommand(cluster, port))
    if (result.code === 0) return { port, reused: false }
    lastOutput = result.output
    await sleep(300)
  }
  throw problem(`Postgres did not start:\n${lastOutput.trim()}\n${logTail(cluster)}`)
}

/** @param {Cluster} cluster @param {'fast' | 'immediate'} mode `immediate` leads to crash recovery */
export const stopServer = async (cluster, mode) => {
  if (!findServer(cluster)) return
  const result = await runProgram(cluster, [
    'pg_ctl',
    'stop',
    '-D',
    cluster.data,
    '-m',
    mode,
    '-w',
    '-t',
    '30',
  ])
  if (result.code === 0 || !findServer(cluster)) return
  await runProgram(cluster, ['pg_ctl', 'stop', '-D', cluster.data, '-m', 'immediate', '-w', '-t', '10'])
}

/** @param {Cluster} cluster @param {number} port */
const startCommand = (cluster, port) => {
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: cluster.durable ? 100 : 300,
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...(cluster.durable ? {} : FOR_TESTS),
  }
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value === '' ? "''" : value}`)
  const log = join(cluster.home, 'postgres.log')
  return ['pg_ctl', 'start', '-D', cluster.data, '-w', '-t', '120', '-l', log, '-o', options.join(' ')]
}

/**
 * Removes a PID file whose PID belongs to another process (after a reboot) or a zombie (in a container),
 * because Postgres would refuse to start. Keeps it while any process uses the data folder, because Postgres
 * needs it to find shared memory that is still in use.
 * @param {Cluster} cluster
 */
const dropForeignPidFile = (cluster) => {
  const pid = Number(readPidFile(cluster)[0])
  if (pid && isAlive(pid) && !isFolderInUse(cluster.data))
    rmSync(join(cluster.data, 'postmaster.pid'), { force: true })
}

/** Tries to connect: a killed server may look alive. @param {number} port @returns {Promise<boolean>} */
const takesConnections = (port) =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
    socket.once('connect', () => resolve(true))
    socket.once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

/** @param {Cluster} cluster */
const readPidFile = (cluster) => readOrEmpty(join(cluster.data, 'postmaster.pid')).split('\n')

/** @param {Cluster} cluster */
const logTail = (cluster) =>
  readOrEmpty(join(cluster.home, 'postgres.log')).trim().split('\n').slice(-8).join('\n')

/** @param {string} path */
const readOrEmpty = (path) => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
