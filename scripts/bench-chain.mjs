import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { bootstrap } from './lib/bootstrap.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { findDatabase } from './lib/find-database.mjs'
import { freePort } from './lib/free-port.mjs'
import { problem, step } from './lib/output.mjs'
import { inRoot, ROOT } from './lib/paths.mjs'
import { run } from './lib/run.mjs'
import { onStop, runCommand } from './lib/stop.mjs'

const FOLDER = inRoot('.data', 'bench-chain')

const benchChain = async () => {
  await bootstrap('bench:chain')
  await step('build', () => ensureBuilt())
  rmSync(FOLDER, { recursive: true, force: true })
  onStop(() => rmSync(FOLDER, { recursive: true, force: true }))
  const port = await freePort()
  await step('chain', () => startChain(port))
  // The hub uses its embedded database, even if the shell names another one.
  for (const name of ['DATABASE_URL', 'SERVING_DATABASE_URL']) delete process.env[name]
  process.env.DATA_DIR = `${FOLDER}/hub`
  const { DATABASE_URL } = await findDatabase()
  const env = {
    ...process.env,
    BENCH_DATABASE_URL: DATABASE_URL,
    HUB: `http://localhost:${port}/api`,
    UPSTREAM: `http://127.0.0.1:${port + 1}/api`,
  }
  const args = ['bench/chain/main.ts', ...process.argv.slice(2)]
  const { code } = await run(process.execPath, args, { env, interactive: true })
  return code
}

/** @param {number} port */
const startChain = async (port) => {
  const child = spawn(process.execPath, [inRoot('scripts', 'demo-chain.mjs')], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: FOLDER, PORT: String(port), RATE_LIMIT_PER_MINUTE: '1000000' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exit = new Promise((resolve) => child.once('exit', resolve))
  onStop(() => {
    child.kill('SIGTERM')
    return exit
  })
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  while (!output.includes('Ctrl+C')) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw problem(`The chain did not start:\n${output}`)
    await sleep(200)
  }
}

await runCommand(benchChain, 130)
