import type { Connection } from './client.ts'
import { type JointTransaction, withSingleRun } from './transaction.ts'

const samples = new WeakSet<Connection>()

/** True in a transaction for sample data. It enqueues only future jobs and reaches only sample endpoints. */
export const isSampleTransaction = (tx: Connection): boolean => samples.has(tx)

/** Decision 139. Services that get `joint` join it, so that a customer's data is committed together. */
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
