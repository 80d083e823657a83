import type postgres from 'postgres'

/** Runs `work` as the owner of the tables; null for tables without an organization. */
export const withinOrganization = <T>(
  sql: postgres.Sql,
  organizationId: string | null,
  work: (tx: postgres.TransactionSql) => Promise<T>,
): Promise<T> =>
  sql.begin(async (tx) => {
    if (organizationId !== null) await tx`select set_config('app.organization_id', ${organizationId}, true)`
    // Immutable rows can be rewritten only with this setting and only by the owner of the tables.
    await tx`select set_config('app.erasing', 'on', true)`
    return work(tx)
  }) as Promise<T>
