import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bootstrap } from './lib/bootstrap.mjs'
import { startEmbeddedPostgres } from './lib/embedded-postgres.mjs'
import { run } from './lib/run.mjs'
import { onStop, runCommand } from './lib/stop.mjs'

/** `npm run bench:scale`: times lists and reports with many rows; `--data=<folder>` reuses the database. */
const benchScale = async () => {
  await bootstrap('bench:scale')
  const dataOption = process.argv.find((arg) => arg.startsWith('--data='))?.slice('--data='.length)
  const dataDir = dataOption ?? mkdtempSync(join(tmpdir(), 'origination-scale-'))
  const postgres = await startEmbeddedPostgres({ dataDir, durable: false })
  onStop(async () => {
    await postgres.stop()
    if (dataOption === undefined) rmSync(dataDir, { recursive: true, force: true })
  })
  const args = ['bench/scale/main.ts', ...process.argv.slice(2)]
  const env = { ...process.env, NODE_ENV: 'production', BENCH_DATABASE_URL: postgres.url }
  const { code } = await run(process.execPath, args, { env, interactive: true })
  return code
}

await runCommand(benchScale, 130)
