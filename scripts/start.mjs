import { relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { bootstrap } from './lib/bootstrap.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { choosePort } from './lib/choose-port.mjs'
import { prepareDatabase } from './lib/database-steps.mjs'
import { lockDataDirectory, openEmbeddedDatabase } from './lib/embedded-database.mjs'
import { logDirectory, openLog } from './lib/log-file.mjs'
import { endOrphans, forgetProcess, noteProcess } from './lib/orphans.mjs'
import { box, problem, step } from './lib/output.mjs'
import { hasOwnDatabase, isTryingOut, ownDatabaseEnvironment, serverActionsKey } from './lib/own-database.mjs'
import { ROOT } from './lib/paths.mjs'
import { onStop, runCommand } from './lib/stop.mjs'
import { supervise } from './lib/supervise.mjs'

const isDev = process.argv.includes('--dev')
const isEmbedded = !hasOwnDatabase()
const ATTEMPTS_BEFORE_HEALTH = 3
const HEALTHY_WITHIN_MS = 120_000
const PREDECESSOR_STOPS_WITHIN_MS = 10_000

const start = async () => {
  await bootstrap(isDev ? 'origination, for development' : 'origination', isDev ? 'all' : 'running')
  const host = process.env.HOST || (isEmbedded ? '127.0.0.1' : '0.0.0.0')
  const lock = isEmbedded ? lockDataDirectory() : undefined
  if (lock?.takenOver) endOrphans()
  const port = await choosePort(host, lock?.takenOver ? PREDECESSOR_STOPS_WITHIN_MS : 0)
  const own = isEmbedded ? undefined : ownDatabaseEnvironment()
  const built = isDev ? undefined : beginBuild()
  const env = environment({ host, port, database: own ?? (await openDatabase()) })
  await step('migrations', () => prepareDatabase('db/migrate.ts', env))
  await step('reference data', () => prepareDatabase('db/seed/reference.ts', env))
  if (isEmbedded) await step('demo data', () => prepareDatabase('db/seed/demo.ts', env))
  const server = launch(env)
  await step('server, worker', () => untilHealthy(server, async () => true))
  welcome(env)
  await built
  await step('screens', () =>
    untilHealthy(server, async (health) => (await health.json()).screens === 'ready'),
  )
  return /** @type {const} */ ('keep running')
}

/** The build goes on beside the steps to the API; that it failed is looked at only behind them. */
const beginBuild = () => {
  const built = step('build', ensureBuilt)
  built.catch(() => undefined)
  return built
}

const openDatabase = async () => {
  /** @type {Record<string, string>} */
  let env = {}
  await step('database', async () => {
    const opened = await openEmbeddedDatabase()
    env = opened.env
    return opened.reused ? 'took over the one still running' : undefined
  })
  return env
}

/**
 * The environment of everything we start.
 * @param {{ host: string, port: number, database: Record<string, string | undefined> }} chosen
 * @returns {Record<string, string | undefined> & { ORIGIN: string }}
 */
const environment = ({ host, port, database }) => {
  const local = isEmbedded || isTryingOut() ? `http://localhost:${port}` : ''
  const origin = (process.env.ORIGIN || local).replace(/\/$/, '')
  return {
    ...process.env,
    ...database,
    NODE_ENV: isDev ? 'development' : 'production',
    HOST: host,
    PORT: String(port),
    ORIGIN: origin,
    NEXTAUTH_URL: origin,
    NEXT_TELEMETRY_DISABLED: '1',
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: isDev ? undefined : serverActionsKey(database.APP_SECRET ?? ''),
  }
}

/** @param {Record<string, string | undefined>} env */
const launch = (env) => {
  const keepsLogs = isEmbedded && !isDev
  const watching = isDev ? ['--watch', '--watch-preserve-output'] : []
  const notes = isEmbedded ? { onStart: noteProcess, onEnd: forgetProcess } : {}
  const begin = (/** @type {string} */ name) =>
    supervise({
      ...notes,
      name,
      args: [...watching, `${name}.ts`],
      env,
      output: keepsLogs ? openLog(name) : 'inherit',
    })
  const server = begin('server')
  const worker = begin('worker')
  onStop(() => Promise.all([server.stop(), worker.stop()]))
  const { HOST = '', PORT = '' } = env
  const address = `http://${HOST === '0.0.0.0' ? '127.0.0.1' : HOST}:${PORT}/api/health`
  return { address, failures: server.failures }
}

/**
 * @param {ReturnType<typeof launch>} server
 * @param {(health: Response) => Promise<boolean>} isEnough
 */
const untilHealthy = async ({ address, failures }, isEnough) => {
  const deadline = performance.now() + HEALTHY_WITHIN_MS
  while (performance.now() < deadline) {
    const answer = await fetch(address, { signal: AbortSignal.timeout(5000) }).catch(() => undefined)
    if (answer?.status === 200 && (await isEnough(answer))) return
    if (failures() >= ATTEMPTS_BEFORE_HEALTH) break
    await sleep(100)
  }
  throw problem(`The server did not become healthy${isEmbedded ? `; see ${logDirectory()}` : ''}.`)
}

/** @param {{ ORIGIN: string }} env */
const welcome = ({ ORIGIN }) => {
  const lines = [`Open      ${ORIGIN}`, `API docs  ${ORIGIN}/docs`]
  if (isEmbedded) {
    lines.push(
      '',
      'Demo sign-ins (password origination-demo)',
      '  agent        agent@demo.local',
      '  manager      manager@demo.local',
      '  2nd manager  manager2@demo.local',
      '  program      program@demo.local, client_id demo-app',
      'Demo application',
      '  client_id    demo-app',
      '  secret       demo-app-secret',
      '',
      `Logs      ${logDirectory().startsWith(ROOT) ? relative(ROOT, logDirectory()) : logDirectory()}`,
    )
  }
  box([...lines, 'Stop      Ctrl+C'])
}

await runCommand(start, 0)
