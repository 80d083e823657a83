import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { embeddedAppSecret } from './lib/app-secret.mjs'
import { bootstrap } from './lib/bootstrap.mjs'
import { startEmbeddedPostgres } from './lib/embedded-postgres.mjs'
import { takeLock } from './lib/lock.mjs'
import { problem, reportOnStandardError, say } from './lib/output.mjs'
import { hasOwnDatabase, ownDatabaseEnvironment } from './lib/own-database.mjs'
import { dataDirectory, inRoot, ROOT } from './lib/paths.mjs'
import { onStop, runCommand } from './lib/stop.mjs'

/** `npm run admin -- <command>`: works on the database of the service, running or not. */
const admin = async () => {
  reportOnStandardError()
  await bootstrap('admin', 'running')
  const line = process.argv.slice(2)
  process.env.NODE_ENV = 'production'
  if (needsDatabase(line)) Object.assign(process.env, await database())
  const { main } = await import('./admin/main.ts')
  return main(line)
}

/**
 * Printing which commands there are, and how they are typed, is done without one.
 * @param {readonly string[]} line
 */
const needsDatabase = ([thing, verb, ...rest]) =>
  existsSync(inRoot('scripts', 'admin', 'commands', `${thing}-${verb}.ts`)) && !rest.includes('--help')

const database = async () => {
  if (hasOwnDatabase()) return ownDatabaseEnvironment()
  const dataDir = dataDirectory()
  const folder = relative(ROOT, dataDir) || dataDir
  if (!existsSync(join(dataDir, 'postgres', 'cluster'))) {
    throw problem(
      `There is no database to work on: DATABASE_URL is not set, and ${folder} holds none.\nSet DATABASE_URL (with APP_SECRET and ORIGIN) as the service has it, or make the embedded one with: npm start`,
    )
  }
  say(`  on the embedded database of ${folder}, since DATABASE_URL is not set`)
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
