import type { Connection } from './client.ts'
import { type JointTransaction, withSingleRun } from './transaction.ts'

const samples = new WeakSet<Connection>()

/** True in a transaction that writes sample data, from which no job and no webhook may result. */
export const isSampleTransaction = (tx: Connection): boolean => samples.has(tx)

/**
 * Opens a transaction for sample data (decision 139). A scope with the given joint transaction joins it, so
 * that everything about one customer is committed together, at whatever instants it is dated.
 */
export const withSampleTransaction = <T>(
  organizationId: string,
  work: (tx: Connection, joint: JointTransaction) => Promise<T>,
): Promise<T> =>
  withSingleRun(organizationId, async (tx) => {
    samples.add(tx)
    const afterCommitWork: (() => Promise<unknown>)[] = []
    const joint: JointTransaction = {
      isOpen: () => true,
      join: (joined) => joined(tx),
      afterCommit: (late) => afterCommitWork.push(late),
    }
    const result = await work(tx, joint)
    if (afterCommitWork.length > 0) throw new Error('sample data may not reach outside systems')
    return result
  })
