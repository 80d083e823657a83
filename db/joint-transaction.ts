import { AsyncLocalStorage } from 'node:async_hooks'
import type { Connection } from './client.ts'
import { type JointTransaction, withTransaction } from './transaction.ts'

/** A joint transaction with whoever ends it. */
export type EndedTogether = JointTransaction & {
  /**
   * Does the last work and commits everything joined; without anything joined, the last work alone. A throw
   * rolls all of it back.
   */
  commit: (last: (tx: Connection) => Promise<void>) => Promise<void>
  /** Rolls back what is open; nothing where nothing is. */
  rollback: () => Promise<void>
}

/**
 * One transaction for everything that transactions of one request write, so that its answer can be stored
 * with the work itself. It begins with the first work that joins: until then it takes no connection. A work
 * that throws rolls back all that joined before; what joins afterwards begins anew. Work joins one after
 * the other: work that would join within other work could only wait for itself, and is refused at once.
 */
export const createJointTransaction = (organizationId: string): EndedTogether => {
  let open: OpenTransaction | undefined
  let last: Promise<unknown> = Promise.resolve()
  const within = new AsyncLocalStorage<true>()
  const later: (() => Promise<unknown>)[] = []

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
  const take = async <T>(work: (tx: Connection) => Promise<T>): Promise<T> => {
    try {
      open ??= await openTransaction(organizationId)
      const { run } = open
      return await within.run(true, () => run(work))
    } catch (error) {
      later.length = 0
      await end(error)
      throw error
    }
  }
  return {
    isOpen: () => open !== undefined,
    join: async (work) => {
      if (within.getStore()) throw new Error('a transaction was opened within another of the same request')
      return inTurn(() => take(work))
    },
    afterCommit: (work) => {
      later.push(work)
    },
    commit: async (work) => {
      await inTurn(async () => {
        await take(work)
        await end()
      })
      for (const act of later.splice(0)) await act()
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
  const begun = Promise.withResolvers<Connection>()
  const over = Promise.withResolvers<void>()
  const ended = withTransaction({ organizationId }, (tx) => {
    begun.resolve(tx)
    return over.promise
  })
  ended.catch(begun.reject)
  const tx = await begun.promise
  // A lost connection ends the transaction without a word to the work that waits for its next row.
  const lost = ended.then(() => Promise.reject<never>(new Error('a transaction went on after its end')))
  lost.catch(() => undefined)
  return {
    run: (work) => Promise.race([work(tx), lost]),
    commit: () => {
      over.resolve()
      return ended
    },
    rollback: async (error) => {
      over.reject(error)
      await ended.catch(() => undefined)
    },
  }
}
