import { bootstrap } from './lib/bootstrap.mjs'
import { startEmbeddedPostgres } from './lib/embedded-postgres.mjs'
import { run } from './lib/run.mjs'
import { onStop, runCommand } from './lib/stop.mjs'

const benchOverload = async () => {
  await bootstrap('bench:overload')
  const postgres = await startEmbeddedPostgres({ ephemeral: true, durable: true })
  onStop(postgres.stop)
  const args = ['bench/overload.ts', ...process.argv.slice(2)]
  const env = { ...process.env, NODE_ENV: 'production', BENCH_DATABASE_URL: postgres.url }
  const { code } = await run(process.execPath, args, { env, interactive: true })
  return code
}

await runCommand(benchOverload, 130)
