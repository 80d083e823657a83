import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { bootstrap } from './lib/bootstrap.mjs'
import { choosePort } from './lib/choose-port.mjs'
import { findDatabase } from './lib/find-database.mjs'
import { freePort } from './lib/free-port.mjs'
import { box, problem, step } from './lib/output.mjs'
import { dataDirectory, inRoot, ROOT } from './lib/paths.mjs'
import { onStop, runCommand } from './lib/stop.mjs'

const DEFAULT_FOLDER = '.data/chain'
const HOST = '127.0.0.1'
/** Settings of an operator's own service; removed, because both installations are embedded. */
const UNSET = ['DATABASE_URL', 'SERVING_DATABASE_URL', 'APP_SECRET', 'TRYING_OUT', 'METRICS_PORT']

/** @typedef {{ name: string, origin: string, dataDir: string, port: number }} Place */
/** @typedef {{ output: () => string, hasEnded: () => boolean }} Started */

/** `npm run demo:chain`: starts a hub and its upstream, on two host names because cookies ignore ports. */
const demoChain = async () => {
  await bootstrap('origination, two installations', 'running')
  process.env.DATA_DIR ||= DEFAULT_FOLDER
  const folder = dataDirectory()
  const port = await choosePort(HOST, 0)
  const next = process.env.PORT === '0' ? await freePort() : port + 1
  const hub = { name: 'hub', origin: `http://localhost:${port}`, dataDir: join(folder, 'hub'), port }
  const upstream = {
    name: 'upstream',
    origin: `http://${HOST}:${next}`,
    dataDir: join(folder, 'upstream'),
    port: next,
  }
  const running = [upstream, hub].map((place) => ({ place, started: launch(place) }))
  const all = (/** @type {'api' | 'screens'} */ part) =>
    Promise.all(running.map(({ place, started }) => untilReady(place, { started, part })))
  await step('API', async () => void (await all('api')))
  const { examples, tables } = await connect(hub, upstream)
  await step('screens', async () => void (await all('screens')))
  welcome({ hub, upstream, examples, tables })
  return /** @type {const} */ ('keep running')
}

/** @param {Place} place */
const environmentOf = ({ origin, dataDir, port }) => ({
  ...process.env,
  ...Object.fromEntries(UNSET.map((name) => [name, undefined])),
  HOST,
  PORT: String(port),
  DATA_DIR: dataDir,
  ORIGIN: origin,
  NEXTAUTH_URL: origin,
})

/** @param {Place} place @returns {Started} */
const launch = (place) => {
  const child = spawn(process.execPath, [inRoot('scripts', 'start.mjs')], {
    cwd: ROOT,
    // Makes the child end with this process, even if this process is killed.
    env: { ...environmentOf(place), ORIGINATION_PARENT: '1' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      output = (output + chunk).slice(-20_000)
    })
  const exit = once(child, 'exit')
  onStop(() => {
    child.kill('SIGTERM')
    return child.exitCode === null && child.signalCode === null ? exit : undefined
  })
  return { output: () => output, hasEnded: () => child.exitCode !== null || child.signalCode !== null }
}

/** @param {Place} place @param {{ started: Started, part: 'api' | 'screens' }} options */
const untilReady = async ({ name, port }, { started, part }) => {
  for (;;) {
    const health = await fetch(`http://${HOST}:${port}/api/health`).catch(() => undefined)
    if (health?.ok && (part === 'api' || (await health.json()).screens === 'ready')) return
    if (started.hasEnded()) throw problem(`The ${name} did not start:\n${started.output().trim()}`)
    await sleep(200)
  }
}

/** @param {Place} hub @param {Place} upstream */
const connect = async (hub, upstream) => {
  for (const [name, value] of Object.entries(environmentOf(hub)))
    if (value === undefined) delete process.env[name]
    else process.env[name] = value
  Object.assign(process.env, await findDatabase(), { NODE_ENV: 'production' })
  const { connectHub } = await import('./admin/chain/connect-hub.ts')
  /** @type {Awaited<ReturnType<typeof connectHub>>} */
  let connected = { tables: 0, examples: [] }
  await step('connection', async () => {
    connected = await connectHub(`${upstream.origin}/api`)
  })
  return connected
}

/**
 * @param {{ hub: Place, upstream: Place, examples: { cpf: string, text: string }[], tables: number }} chain
 */
const welcome = ({ hub, upstream, examples, tables }) => {
  const logs = join(dataDirectory(), 'logs')
  box([
    `Hub       ${hub.origin}   where people and programs work`,
    `Upstream  ${upstream.origin}   the institution behind it`,
    '',
    'Demo sign-ins of both (password origination-demo)',
    '  agent        agent@demo.local',
    '  manager      manager@demo.local',
    '  program      client_id demo-app, secret demo-app-secret',
    '',
    `The hub reaches the upstream's Aurora as "Parceira", with ${tables} of its price tables.`,
    'What to try',
    '  1. In the hub, as the agent, ask for a balance or a margin at Parceira:',
    ...examples.map(({ cpf, text }) => `     ${cpf}  ${text}`),
    "  2. Create the proposal and open the customer's link: it leads to the upstream's page.",
    '  3. See the same contract at the upstream under /proposals, with the same amounts.',
    '  4. In the hub, as the manager: /institutions shows the calls, pauses and resumes.',
    '',
    `Logs      ${logs.startsWith(ROOT) ? relative(ROOT, logs) : logs}`,
    'Stop      Ctrl+C',
  ])
}

await runCommand(demoChain, 0)
