import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate as runDrizzleMigrations } from 'drizzle-orm/postgres-js/migrator'
import { runMigrations as runWorkerMigrations } from 'graphile-worker'
import postgres from 'postgres'

const LOCK = 7_203_118

/**
 * Brings a database to the present schema: the job engine's tables, then ours.
 * Several starts may call it at once: an advisory lock lets one through at a time.
 */
export const migrate = async (databaseUrl: string): Promise<void> => {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} })
  try {
    await sql`select pg_advisory_lock(${LOCK})`
    await runWorkerMigrations({ connectionString: databaseUrl, logger: undefined })
    await runDrizzleMigrations(drizzle(sql), {
      migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)),
    })
  } finally {
    await sql.end({ timeout: 5 })
  }
}

if (import.meta.main) {
  const url = process.env.DATABASE_URL
  if (!url) throw new Error('set DATABASE_URL to the database to migrate')
  await migrate(url)
}
