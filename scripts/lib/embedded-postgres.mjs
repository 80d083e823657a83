import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { withLock } from './lock.mjs'
import { postgresBinaries } from './postgres-binaries.mjs'
import { DATABASE, ensureCluster, readSettings, SUPERUSER, writeSettings } from './postgres-cluster.mjs'
import { abandonedHomes, persistentHome, removeHome, temporaryHome } from './postgres-home.mjs'
import { findServer, startServer, stopServer } from './postgres-server.mjs'
import { postgresUser } from './postgres-user.mjs'

/**
 * @typedef {{ url: string, reused: boolean, isRunning: () => boolean, heal: () => Promise<void>,
 *   stop: () => Promise<void> }} EmbeddedPostgres `heal` restarts a dead server on the same port
 */

/**
 * Starts Postgres 18 on 127.0.0.1; ephemeral data is in a temporary folder that is removed at `stop` or exit.
 * @param {{ dataDir?: string, ephemeral?: boolean, durable?: boolean }} options
 * @returns {Promise<EmbeddedPostgres>}
 */
export const startEmbeddedPostgres = async ({ dataDir, ephemeral = false, durable = !ephemeral }) => {
  if (!ephemeral && !dataDir) throw new Error('a lasting Postgres needs a dataDir')
  const user = postgresUser()
  const bin = await postgresBinaries(user)
  if (ephemeral) await removeAbandoned({ bin, user })
  const home = ephemeral || !dataDir ? temporaryHome(user, { durable }) : persistentHome(dataDir, user)
  const cluster = { home, data: join(home, 'cluster'), bin, user, durable }
  const removeAtExit = ephemeral ? onExit(cluster) : undefined

  const start = async (/** @type {{ samePort?: boolean }} */ { samePort } = {}) => {
    const settings = readSettings(home)
    await withLock(join(home, 'create.lock'), () => ensureCluster(cluster, settings.password))
    const { port, reused } = await startServer(cluster, { port: settings.port, samePort })
    writeSettings(home, { ...settings, port })
    return { url: `postgres://${SUPERUSER}:${settings.password}@127.0.0.1:${port}/${DATABASE}`, reused }
  }

  const stop = async () => {
    await stopServer(cluster, ephemeral ? 'immediate' : 'fast')
    if (!removeAtExit) return
    process.off('exit', removeAtExit)
    removeHome(home)
  }

  const server = await start()
  return {
    ...server,
    stop,
    isRunning: () => findServer(cluster) !== undefined,
    heal: async () => void (await start({ samePort: true })),
  }
}

/** @param {import('./postgres-cluster.mjs').Cluster} cluster */
const onExit = (cluster) => {
  const remove = () => {
    const options = { ...cluster.user, cwd: cluster.home, stdio: /** @type {const} */ ('ignore') }
    const args = ['stop', '-D', cluster.data, '-m', 'immediate', '-w', '-t', '10']
    if (findServer(cluster)) spawnSync(join(cluster.bin, 'pg_ctl'), args, options)
    removeHome(cluster.home)
  }
  process.on('exit', remove)
  return remove
}

/** @param {{ bin: string, user: import('./postgres-user.mjs').PostgresUser }} common */
const removeAbandoned = async ({ bin, user }) => {
  for (const home of abandonedHomes(user)) {
    const cluster = { home, data: join(home, 'cluster'), bin, user, durable: false }
    await stopServer(cluster, 'immediate')
    removeHome(home)
  }
}
