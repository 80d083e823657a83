import { asOwner } from './as-owner.ts'
import { newestMigration } from './newest-migration.ts'

const NO_SUCH_SCHEMA_OR_TABLE = ['3F000', '42P01']

export const isMigrated = async (databaseUrl: string): Promise<boolean> =>
  newestMigration() <= (await newestApplied(databaseUrl))

const newestApplied = (databaseUrl: string): Promise<number> =>
  asOwner(databaseUrl, async (sql) => {
    try {
      const [row] = await sql`select max(created_at) as newest from drizzle.__drizzle_migrations`
      return Number(row?.newest ?? 0)
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : ''
      if (NO_SUCH_SCHEMA_OR_TABLE.includes(code)) return 0
      throw error
    }
  })
