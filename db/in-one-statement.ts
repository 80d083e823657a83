import { inSpan } from '#lib/config/tracing'
import { beginTransaction } from './begin-transaction.ts'
import { isBehindPooler, type Statements } from './client.ts'
import { isConnectionLoss } from './connection-loss.ts'
import { before, discardPool, readyPool, waitsUntil } from './pool.ts'

/**
 * Asks one statement outside of any transaction, which saves two round trips: a look-up by a key, whose
 * answer comes at once or not at all. Behind a pooler it is given a transaction, since the role is only set
 * within.
 * @throws a connection loss where no answer came within DATABASE_WAIT_MS
 */
export const inOneStatement = <T>(ask: (sql: Statements) => PromiseLike<T>): Promise<T> =>
  isBehindPooler()
    ? beginTransaction(async (tx) => await ask(tx))
    : inSpan({ name: 'statement', kind: 'client' }, () => askAlone(ask))

const askAlone = async <T>(ask: (sql: Statements) => PromiseLike<T>): Promise<T> => {
  const endsAt = waitsUntil()
  const pool = await readyPool(endsAt)
  const answer = Promise.resolve(ask(pool.driver))
  answer.catch((error) => {
    if (isConnectionLoss(error)) discardPool(pool)
  })
  return before(endsAt, answer)
}
