import { relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { bootstrap } from './lib/bootstrap.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { choosePort, DEFAULT_PORT } from './lib/choose-port.mjs'
import { prepareDatabase } from './lib/database-steps.mjs'
import { lockDataDirectory, openEmbeddedDatabase } from './lib/embedded-database.mjs'
import { logDirectory, openLog } from './lib/log-file.mjs'
import { MEMORY_FLAGS } from './lib/memory-flags.mjs'
import { endOrphans, registerProcess, unregisterProcess } from './lib/orphans.mjs'
import { box, problem, say, step } from './lib/output.mjs'
import { hasOwnDatabase, isTryingOut, ownDatabaseEnvironment, serverActionsKey } from './lib/own-database.mjs'
import { ROOT } from './lib/paths.mjs'
import { servingDatabase } from './lib/serving-database.mjs'
import { START_HELP, startOptions } from './lib/start-options.mjs'
import { onStop, runCommand } from './lib/stop.mjs'
import { supervise } from './lib/supervise.mjs'

const isEmbedded = !hasOwnDatabase()
const ATTEMPTS_BEFORE_HEALTH = 3
const HEALTHY_WITHIN_MS = 120_000
const PREDECESSOR_STOPS_WITHIN_MS = 10_000

const start = async () => {
  const { isHelp, isDev, parts } = startOptions(process.argv.slice(2), process.env)
  if (isHelp) {
    say(START_HELP)
    return 0
  }
  const hasServer = parts.includes('server')
  await bootstrap(isDev ? 'origination, for development' : 'origination', isDev ? 'all' : 'running')
  const host = process.env.HOST || (isEmbedded ? '127.0.0.1' : '0.0.0.0')
  const lock = isEmbedded ? lockDataDirectory() : undefined
  if (lock?.takenOver) endOrphans()
  const patience = lock?.takenOver ? PREDECESSOR_STOPS_WITHIN_MS : 0
  const port = hasServer ? await choosePort(host, patience) : Number(process.env.PORT || DEFAULT_PORT)
  const ownDatabase = isEmbedded ? undefined : ownDatabaseEnvironment()
  const build = isDev || !hasServer ? undefined : beginBuild()
  const env = environment({ host, port, isDev, database: ownDatabase ?? (await openDatabase()) })
  await prepareRows(env)
  const product = launch(servingEnvironment(env), { isDev, parts })
  await step(parts.join(', '), () => untilWorking(product, async () => true))
  welcome(env, hasServer)
  await build
  if (hasServer)
    await step('screens', () =>
      untilWorking(product, async (health) => (await health.json()).screens === 'ready'),
    )
  return /** @type {const} */ ('keep running')
}

/** @param {Record<string, string | undefined>} env settings of the database owner */
const prepareRows = async (env) => {
  const { url, isManaged } = servingDatabase(env)
  const migrating = { ...env, SERVING_DATABASE_URL: url, MANAGED_LOGIN: isManaged ? '1' : '0' }
  await step('migrations', () => prepareDatabase('db/migrate.ts', migrating))
  await step('reference data', () => prepareDatabase('db/seed/reference.ts', env))
  if (isEmbedded) await step('demo data', () => prepareDatabase('db/seed/demo.ts', env))
}

/**
 * Returns the environment of server and worker, which lacks the login of the database owner.
 * @template {Record<string, string | undefined>} Environment @param {Environment} env @returns {Environment}
 */
const servingEnvironment = (env) => ({
  ...env,
  DATABASE_URL: servingDatabase(env).url,
  SERVING_DATABASE_URL: undefined,
})

/** Starts the build beside the steps that start the API; its failure stops this script only after them. */
const beginBuild = () => {
  const build = step('build', ensureBuilt)
  build.catch(() => undefined)
  return build
}

const openDatabase = async () => {
  /** @type {Record<string, string>} */
  let env = {}
  await step('database', async () => {
    const database = await openEmbeddedDatabase()
    env = database.env
    return database.reused ? 'reused the running one' : undefined
  })
  return env
}

/**
 * @param {{ host: string, port: number, isDev: boolean, database: Record<string, string | undefined>
 *   }} chosen @returns {Record<string, string | undefined> & { ORIGIN: string }}
 */
const environment = ({ host, port, isDev, database }) => {
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

/**
 * @param {Record<string, string | undefined>} env
 * @param {Pick<ReturnType<typeof startOptions>, 'isDev' | 'parts'>} options
 */
const launch = (env, { isDev, parts }) => {
  const keepsLogs = isEmbedded && !isDev
  const watching = isDev ? ['--watch', '--watch-preserve-output'] : []
  const notes = isEmbedded ? { onStart: registerProcess, onEnd: unregisterProcess } : {}
  const processes = parts.map((name) =>
    supervise({
      ...notes,
      name,
      args: [...watching, ...MEMORY_FLAGS[name], `${name}.ts`],
      env: name === 'worker' && parts.length > 1 ? withNextMetricsPort(env) : env,
      output: keepsLogs ? openLog(name) : 'inherit',
    }),
  )
  onStop(() => Promise.all(processes.map(({ stop }) => stop())))
  const [first] = processes
  if (!first) throw new Error('there is always a part to start')
  const { HOST = '', PORT = '' } = env
  const health = `http://${HOST === '0.0.0.0' ? '127.0.0.1' : HOST}:${PORT}/api/health`
  return { ...first, health: parts.includes('server') ? health : undefined }
}

/** The worker gets the port after the server's. @param {Record<string, string | undefined>} env */
const withNextMetricsPort = (env) =>
  env.METRICS_PORT ? { ...env, METRICS_PORT: String(Number(env.METRICS_PORT) + 1) } : env

/** @param {ReturnType<typeof launch>} started @param {(health: Response) => Promise<boolean>} isEnough */
const untilWorking = async ({ name, health, isWorking, failures }, isEnough) => {
  const deadline = performance.now() + HEALTHY_WITHIN_MS
  while (performance.now() < deadline) {
    if (!health && isWorking()) return
    const answer = health ? await healthAt(health) : undefined
    if (answer?.status === 200 && (await isEnough(answer))) return
    if (failures() >= ATTEMPTS_BEFORE_HEALTH) break
    await sleep(100)
  }
  throw problem(`The ${name} did not become healthy${isEmbedded ? `; see ${logDirectory()}` : ''}.`)
}

/** @param {string} address */
const healthAt = (address) => fetch(address, { signal: AbortSignal.timeout(5000) }).catch(() => undefined)

/** @param {{ ORIGIN: string }} env @param {boolean} hasServer */
const welcome = ({ ORIGIN }, hasServer) => {
  if (!hasServer) return box(['Working on jobs and deliveries', 'Stop      Ctrl+C'])
  const lines = [`Open      ${ORIGIN}`, `API docs  ${ORIGIN}/docs`]
  if (isEmbedded) {
    lines.push(
      '',
      'Demo sign-ins (password origination-demo, no second step)',
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
