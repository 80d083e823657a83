import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate as runDrizzleMigrations } from 'drizzle-orm/postgres-js/migrator'
import { runMigrations as runWorkerMigrations } from 'graphile-worker'
import type postgres from 'postgres'
import { getEnv } from '#lib/config/env.ts'
import { operatorProblem } from '#lib/config/operator-problem.ts'
import { ensureAppRole } from './app-role.ts'
import { asOwner } from './as-owner.ts'
import { checkServer } from './check-server.ts'
import { newestApplied } from './newest-applied.ts'
import { firstMigration } from './newest-migration.ts'
import { runScript } from './run-script.ts'
import { ensureServingLogin, type ServingLogin } from './serving-login.ts'

const LOCK = 7_203_118
const FOLDER = fileURLToPath(new URL('./migrations', import.meta.url))

export const migrate = (databaseUrl: string, serving?: ServingLogin): Promise<void> =>
  asOwner(databaseUrl, async (sql) => {
    await checkServer(sql)
    await sql`select pg_advisory_lock(${LOCK})`
    await refuseFormerSchema(sql)
    await ensureAppRole(sql, serving)
    await runWorkerMigrations({ connectionString: databaseUrl, logger: undefined })
    await runDrizzleMigrations(drizzle(sql), { migrationsFolder: FOLDER })
    if (serving) await ensureServingLogin(sql, serving)
  })

/** Rejects databases from before the baseline migration (decision 134). */
const refuseFormerSchema = async (sql: postgres.Sql) => {
  const applied = await newestApplied(sql)
  if (applied > 0 && applied < firstMigration())
    throw operatorProblem(
      'This database was created by an earlier version, whose data cannot be carried over. Start with an empty database: another DATA_DIR (embedded) or DATABASE_URL.',
    )
}

const servingLogin = (): ServingLogin | undefined => {
  const { SERVING_DATABASE_URL: url, MANAGED_LOGIN: isManaged } = getEnv()
  return url === undefined ? undefined : { url, isManaged }
}

if (import.meta.main) await runScript(() => migrate(getEnv().DATABASE_URL, servingLogin()))
