import postgres from 'postgres'

/** Connection pool with the same size, role and type parsers as the service's. */
export const sql = postgres(process.env.DATABASE_URL ?? '', {
  max: 8,
  idle_timeout: 60,
  onnotice: () => {},
  connection: { role: 'origination_app', application_name: 'baseline', statement_timeout: 30_000 },
  transform: { column: { from: postgres.toCamel, to: postgres.fromCamel }, undefined: null },
  types: {
    wholeNumber: { to: 20, from: [20], serialize: String, parse: Number },
    day: { to: 1082, from: [1082], serialize: (value: string) => value, parse: (text: string) => text },
  },
})

export type Tx = postgres.TransactionSql<{ wholeNumber: number; day: string }>

/** Runs `work` in a transaction that row-level security limits to one organization, as in the service. */
export const forOrganization = async <T>(organizationId: string, work: (tx: Tx) => Promise<T>): Promise<T> =>
  (await sql.begin(async (tx) => {
    const scoped = tx`select set_config('app.organization_id', ${organizationId}, true)`.execute()
    const result = await work(tx as Tx)
    await scoped
    return result
  })) as T
