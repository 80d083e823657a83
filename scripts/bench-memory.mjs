import { bootstrap } from './lib/bootstrap.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { startEmbeddedPostgres } from './lib/embedded-postgres.mjs'
import { step } from './lib/output.mjs'
import { run } from './lib/run.mjs'
import { onStop, runCommand } from './lib/stop.mjs'

const benchMemory = async () => {
  await bootstrap('bench:memory')
  await step('build', () => ensureBuilt())
  const postgres = await startEmbeddedPostgres({ ephemeral: true, durable: true })
  onStop(postgres.stop)
  const args = ['bench/memory.ts', ...process.argv.slice(2)]
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    BENCH_DATABASE_URL: postgres.url,
    NEXT_TELEMETRY_DISABLED: '1',
  }
  const { code } = await run(process.execPath, args, { env, interactive: true })
  return code
}

await runCommand(benchMemory, 130)
