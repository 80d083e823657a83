import { inSpan } from '#lib/config/tracing.ts'
import { beginTransaction } from './begin-transaction.ts'
import { type Connection, isBehindPooler } from './client.ts'
import { isConnectionLoss } from './connection-loss.ts'
import { connectDeadline, discardPool, readyPool, withDeadline } from './pool.ts'

/** Saves the round trips of a transaction. @throws a connection loss after DATABASE_WAIT_MS */
export const inOneStatement = <T>(query: (sql: Connection) => PromiseLike<T>): Promise<T> =>
  // Behind a pooler only transactions set the role.
  isBehindPooler()
    ? withDeadline(
        connectDeadline(),
        beginTransaction(async (tx) => await query(tx)),
      )
    : inSpan({ name: 'statement', kind: 'client' }, () => queryOnPool(query))

const queryOnPool = async <T>(query: (sql: Connection) => PromiseLike<T>): Promise<T> => {
  const endsAt = connectDeadline()
  const pool = await readyPool(endsAt)
  const answer = Promise.resolve(query(pool.driver))
  answer.catch((error) => {
    if (isConnectionLoss(error)) discardPool(pool)
  })
  return withDeadline(endsAt, answer)
}
