import { join } from 'node:path'
import { embeddedAppSecret, requiredAppSecret } from './lib/app-secret.mjs'
import { bootstrap } from './lib/bootstrap.mjs'
import { prepareDatabase } from './lib/database-steps.mjs'
import { startEmbeddedPostgres } from './lib/embedded-postgres.mjs'
import { takeLock } from './lib/lock.mjs'
import { reportOnStandardError } from './lib/output.mjs'
import { makeDataDirectory } from './lib/paths.mjs'
import { run } from './lib/run.mjs'
import { onStop, runCommand } from './lib/stop.mjs'

/** `npm run admin -- <command>`: works on the database of the service, running or not. */
const admin = async () => {
  reportOnStandardError()
  await bootstrap('admin')
  const env = { ...process.env, NODE_ENV: 'production', ...(await database()) }
  await prepareDatabase('db/migrate.ts', env)
  await prepareDatabase('db/seed/reference.ts', env)
  const args = ['scripts/admin/main.ts', ...process.argv.slice(2)]
  const { code } = await run(process.execPath, args, { env, interactive: true })
  return code
}

const database = async () => {
  if (process.env.DATABASE_URL) return { APP_SECRET: requiredAppSecret(), EMBEDDED: '0' }
  const dataDir = makeDataDirectory()
  const lock = takeLock(join(dataDir, 'start.lock'))
  if (!('holder' in lock)) onStop(lock.release)
  const postgres = await startEmbeddedPostgres({ dataDir })
  // Where the service runs, the database is the service's to stop.
  if (!('holder' in lock)) onStop(postgres.stop)
  return {
    DATABASE_URL: postgres.url,
    APP_SECRET: embeddedAppSecret(dataDir),
    EMBEDDED: '1',
    DATA_DIR: dataDir,
  }
}

await runCommand(admin, 130)
