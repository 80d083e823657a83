import { SpanKind } from '@opentelemetry/api'
import { inSpan } from '#lib/config/tracing.ts'
import { beginTransaction } from './begin-transaction.ts'
import { type Connection, isBehindPooler } from './client.ts'
import { isConnectionLoss } from './connection-loss.ts'
import { connectDeadline, discardPool, readyPool, withDeadline } from './pool.ts'
import { countWait } from './request-waits.ts'

/** Runs a single statement outside a transaction, which saves round trips. @throws a connection loss */
export const inOneStatement = <T>(query: (sql: Connection) => PromiseLike<T>): Promise<T> =>
  // Behind a pooler, only a transaction sets the role.
  isBehindPooler()
    ? withDeadline(
        connectDeadline(),
        beginTransaction(async (tx) => await query(tx)),
      )
    : inSpan({ name: 'statement', kind: SpanKind.CLIENT }, () => queryOnPool(query))

const queryOnPool = async <T>(query: (sql: Connection) => PromiseLike<T>): Promise<T> => {
  const endsAt = connectDeadline()
  const pool = await readyPool(endsAt)
  const answer = query(pool.driver)
  answer.then(undefined, (error) => {
    if (isConnectionLoss(error)) discardPool(pool)
  })
  return countWait(withDeadline(endsAt, answer))
}
