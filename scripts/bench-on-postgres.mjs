import { bootstrap } from './lib/bootstrap.mjs'
import { startEmbeddedPostgres } from './lib/embedded-postgres.mjs'
import { run } from './lib/run.mjs'
import { onStop, runCommand } from './lib/stop.mjs'

/** `node scripts/bench-on-postgres.mjs <name>`: runs `bench/<name>.ts` on a Postgres of its own. */
const benchOnPostgres = async () => {
  const [name, ...options] = process.argv.slice(2)
  await bootstrap(`bench:${name}`)
  const postgres = await startEmbeddedPostgres({ ephemeral: true, durable: true })
  onStop(postgres.stop)
  const env = { ...process.env, NODE_ENV: 'production', BENCH_DATABASE_URL: postgres.url }
  const { code } = await run(process.execPath, [`bench/${name}.ts`, ...options], { env, interactive: true })
  return code
}

await runCommand(benchOnPostgres, 130)
