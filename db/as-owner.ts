import { setTimeout as sleep } from 'node:timers/promises'
import postgres from 'postgres'
import { operatorProblem } from '#lib/config/operator-problem.ts'

const CONNECT_WITHIN_SECONDS = 10

export const asOwner = async <T>(
  databaseUrl: string,
  work: (sql: postgres.Sql) => Promise<T>,
): Promise<T> => {
  const options = { max: 1, connect_timeout: CONNECT_WITHIN_SECONDS, fetch_types: false, onnotice: () => {} }
  const sql = postgres(databaseUrl, options)
  try {
    await waitForConnection(sql)
    return await work(sql)
  } finally {
    await sql.end({ timeout: 1 })
  }
}

/** @throws an operator problem for a login that does not own the tables, because it would see no rows */
export const asOwnerOfTables = <T>(
  databaseUrl: string,
  work: (sql: postgres.Sql) => Promise<T>,
): Promise<T> =>
  asOwner(databaseUrl, async (sql) => {
    const [row] = await sql<{ login: string; owns: boolean }[]>`
      select current_user::text as login, pg_has_role(relowner, 'usage') as owns
      from pg_class where oid = to_regclass('public.organizations')`
    if (row && !row.owns)
      throw operatorProblem(
        `DATABASE_URL signs in as "${row.login}", which does not own the tables and would see nobody's rows. Put the owner's address there.`,
      )
    return work(sql)
  })

/** Limits the wait: driver 3.4 retries forever when a load balancer closes each accepted connection. */
const waitForConnection = async (sql: postgres.Sql) => {
  const connected = new AbortController()
  const deadline = sleep((CONNECT_WITHIN_SECONDS + 1) * 1000, undefined, { signal: connected.signal }).then(
    () => {
      throw Object.assign(new Error('no connection was made in time'), { code: 'CONNECT_TIMEOUT' })
    },
    () => undefined,
  )
  const question = sql`select 1`.finally(() => connected.abort())
  await Promise.race([question, deadline])
  await question
}
