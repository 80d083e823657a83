import { inSpan } from '#lib/config/tracing'
import { beginTransaction } from './begin-transaction.ts'
import { getPool, isBehindPooler, type Statements } from './client.ts'

/**
 * Asks one statement outside of any transaction, which saves two round trips. Behind a pooler it is given
 * one, since the role is only set within.
 */
export const inOneStatement = <T>(ask: (sql: Statements) => PromiseLike<T>): Promise<T> =>
  isBehindPooler()
    ? beginTransaction(async (tx) => await ask(tx))
    : inSpan({ name: 'statement', kind: 'client' }, async () => await ask(getPool()))
