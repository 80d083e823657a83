import { setTimeout as sleep } from 'node:timers/promises'
import postgres from 'postgres'

const CONNECT_WITHIN_SECONDS = 10

/**
 * Does the work on one connection of the role in DATABASE_URL, which owns the tables; closes it whatever
 * happens.
 */
export const asOwner = async <T>(
  databaseUrl: string,
  work: (sql: postgres.Sql) => Promise<T>,
): Promise<T> => {
  const options = { max: 1, connect_timeout: CONNECT_WITHIN_SECONDS, fetch_types: false, onnotice: () => {} }
  const sql = postgres(databaseUrl, options)
  try {
    await reach(sql)
    return await work(sql)
  } finally {
    await sql.end({ timeout: 1 })
  }
}

/**
 * The driver (3.4) tries without end where every connection is taken and closed at once, as load balancers
 * without a server do.
 */
const reach = async (sql: postgres.Sql) => {
  const reached = new AbortController()
  const given = sleep((CONNECT_WITHIN_SECONDS + 1) * 1000, undefined, { signal: reached.signal }).then(
    () => {
      throw Object.assign(new Error('no connection was made in time'), { code: 'CONNECT_TIMEOUT' })
    },
    () => undefined,
  )
  const question = sql`select 1`.finally(() => reached.abort())
  await Promise.race([question, given])
  await question
}
