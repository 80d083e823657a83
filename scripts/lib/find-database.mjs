import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { embeddedAppSecret } from './app-secret.mjs'
import { startEmbeddedPostgres } from './embedded-postgres.mjs'
import { takeLock } from './lock.mjs'
import { problem, say } from './output.mjs'
import { hasOwnDatabase, ownDatabaseEnvironment } from './own-database.mjs'
import { dataDirectory, ROOT } from './paths.mjs'
import { onStop } from './stop.mjs'

export const hasEmbeddedDatabase = () => existsSync(join(dataDirectory(), 'postgres', 'cluster'))

/** Returns the settings of the service's database; never creates a database. */
export const findDatabase = async () => {
  if (hasOwnDatabase()) return ownDatabaseEnvironment()
  const dataDir = dataDirectory()
  const folder = relative(ROOT, dataDir) || dataDir
  if (!hasEmbeddedDatabase()) {
    throw problem(
      `There is no database: DATABASE_URL is not set, and ${folder} has none.\nSet DATABASE_URL (with APP_SECRET and ORIGIN) as for the service, or create the embedded one with: npm start`,
    )
  }
  say(`  using the embedded database of ${folder}, because DATABASE_URL is not set`)
  const lock = takeLock(join(dataDir, 'start.lock'))
  if (!('holder' in lock)) onStop(lock.release)
  const postgres = await startEmbeddedPostgres({ dataDir })
  // While the service runs, this command must not stop the database.
  if (!('holder' in lock)) onStop(postgres.stop)
  return {
    DATABASE_URL: postgres.url,
    APP_SECRET: embeddedAppSecret(dataDir),
    EMBEDDED: '1',
    DATA_DIR: dataDir,
  }
}
