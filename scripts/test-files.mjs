import { join } from 'node:path'
import { bootstrap } from './lib/bootstrap.mjs'
import { startEmbeddedPostgres } from './lib/embedded-postgres.mjs'
import { ROOT } from './lib/paths.mjs'
import { run } from './lib/run.mjs'
import { onStop, runCommand } from './lib/stop.mjs'

/**
 * `npm run test:files -- <files and options of vitest run>`: runs some test files on a Postgres of its own.
 */
const testFiles = async () => {
  await bootstrap('test:files', 'all')
  const postgres = await startEmbeddedPostgres({ ephemeral: true })
  onStop(postgres.stop)
  const env = { ...process.env, TEST_DATABASE_URL: postgres.url }
  const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs')
  const { code } = await run(process.execPath, [vitest, 'run', ...process.argv.slice(2)], {
    env,
    interactive: true,
  })
  return code
}

await runCommand(testFiles, 130)
