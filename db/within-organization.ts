import type postgres from 'postgres'

const DEADLOCK = '40P01'
const MOST_ATTEMPTS = 5

/** Runs `work` as the tables' owner. The id is null for tables without organization. Retries deadlocks. */
export const withinOrganization = async <T>(
  sql: postgres.Sql,
  organizationId: string | null,
  work: (tx: postgres.TransactionSql) => Promise<T>,
): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transactionOf(sql, organizationId, work)
    } catch (error) {
      if ((error as { code?: unknown }).code !== DEADLOCK || attempt === MOST_ATTEMPTS) throw error
    }
  }
}

const transactionOf = <T>(
  sql: postgres.Sql,
  organizationId: string | null,
  work: (tx: postgres.TransactionSql) => Promise<T>,
): Promise<T> =>
  sql.begin(async (tx) => {
    if (organizationId !== null) await tx`select set_config('app.organization_id', ${organizationId}, true)`
    // Only the owner of the tables can rewrite immutable rows, and only with this setting.
    await tx`select set_config('app.erasing', 'on', true)`
    return work(tx)
  }) as Promise<T>
