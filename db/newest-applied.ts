import type postgres from 'postgres'

const NO_SUCH_SCHEMA_OR_TABLE = ['3F000', '42P01']

/** Returns the timestamp of the newest applied migration (milliseconds); 0 for an empty database. */
export const newestApplied = async (sql: postgres.Sql): Promise<number> => {
  try {
    const [row] = await sql`select max(created_at) as newest from drizzle.__drizzle_migrations`
    return Number(row?.newest ?? 0)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (NO_SUCH_SCHEMA_OR_TABLE.includes(code)) return 0
    throw error
  }
}
