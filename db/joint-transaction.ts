import { AsyncLocalStorage } from 'node:async_hooks'
import type { Connection } from './client.ts'
import { type JointTransaction, withSingleRun } from './transaction.ts'

export type OwnedJointTransaction = JointTransaction & {
  /** Runs `last` and commits all joined work; a throw rolls everything back. */
  commit: (last: (tx: Connection) => Promise<void>) => Promise<void>
  rollback: () => Promise<void>
}

/** Joins the transactions of a request, so that its response commits with its changes (decision 068). */
export const createJointTransaction = (organizationId: string): OwnedJointTransaction => {
  let open: OpenTransaction | undefined
  let last: Promise<unknown> = Promise.resolve()
  const within = new AsyncLocalStorage<true>()
  const afterCommitWork: (() => Promise<unknown>)[] = []

  const inTurn = <T>(act: () => Promise<T>): Promise<T> => {
    const result = last.then(act)
    last = result.catch(() => undefined)
    return result
  }
  const end = async (error?: unknown) => {
    const ending = open
    open = undefined
    if (error === undefined) await ending?.commit()
    else await ending?.rollback(error)
  }
  const runJoined = async <T>(work: (tx: Connection) => Promise<T>): Promise<T> => {
    try {
      open ??= await openTransaction(organizationId)
      const { run } = open
      return await within.run(true, () => run(work))
    } catch (error) {
      afterCommitWork.length = 0
      await end(error)
      throw error
    }
  }
  return {
    isOpen: () => open !== undefined,
    join: async (work) => {
      // The nested work would wait for the outer work, which waits for it: a deadlock.
      if (within.getStore()) throw new Error('a transaction was opened within another of the same request')
      return inTurn(() => runJoined(work))
    },
    afterCommit: (work) => {
      afterCommitWork.push(work)
    },
    commit: async (work) => {
      await inTurn(async () => {
        await runJoined(work)
        await end()
      })
      for (const act of afterCommitWork.splice(0)) await act()
    },
    rollback: () => inTurn(() => end(new Error('rolled back on purpose'))),
  }
}

type OpenTransaction = {
  run: <T>(work: (tx: Connection) => Promise<T>) => Promise<T>
  commit: () => Promise<void>
  rollback: (error: unknown) => Promise<void>
}

const openTransaction = async (organizationId: string): Promise<OpenTransaction> => {
  const ready = Promise.withResolvers<Connection>()
  const release = Promise.withResolvers<void>()
  const completion = withSingleRun(organizationId, (tx) => {
    ready.resolve(tx)
    return release.promise
  })
  completion.catch(ready.reject)
  const tx = await ready.promise
  // Work that awaits a statement never settles after a connection loss; `lost` then ends the wait.
  const lost = completion.then(() => Promise.reject<never>(new Error('a transaction went on after its end')))
  lost.catch(() => undefined)
  return {
    run: (work) => Promise.race([work(tx), lost]),
    commit: () => {
      release.resolve()
      return completion
    },
    rollback: async (error) => {
      release.reject(error)
      await completion.catch(() => undefined)
    },
  }
}
