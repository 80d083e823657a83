import type { Connection } from './client.ts'
import { type JointTransaction, withSingleRun } from './transaction.ts'

const samples = new WeakSet<Connection>()

/** True for transactions of sample data, which enqueue only future jobs and reach only sample endpoints. */
export const isSampleTransaction = (tx: Connection): boolean => samples.has(tx)

/** Runs work on sample data (decision 139). Services join `joint`, so a customer's data commits together. */
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
