import { asOneRequest } from './request-waits.ts'

type Slot<I, T> = {
  running: Promise<T>
  next: Promise<T> | undefined
  input: I
}

/** The next read waits at most this long for the running one, which may hang on a dead connection. */
const LONGEST_WAIT_MS = 200

/** Returns a function that shares reads. Callers during a read share the next, so that none gets old data. */
export const coalescedReads = <I, T>(
  read: (input: I) => Promise<T>,
): ((key: string, input: I) => Promise<T>) => {
  const slots = new Map<string, Slot<I, T>>()
  const start = (key: string, input: I): Promise<T> => {
    // The read belongs to several requests, so it must not end with the wait that is left to one of them.
    const slot: Slot<I, T> = { running: asOneRequest(() => read(input)), next: undefined, input }
    const leave = () => {
      if (slots.get(key) === slot) slots.delete(key)
    }
    slots.set(key, slot)
    slot.running.then(leave, leave)
    return slot.running
  }
  return (key, input) => {
    const slot = slots.get(key)
    if (!slot) return start(key, input)
    slot.input = input
    slot.next ??= endOf(slot.running).then(() => start(key, slot.input))
    return slot.next
  }
}

const endOf = (running: Promise<unknown>): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, LONGEST_WAIT_MS)
    const end = () => {
      clearTimeout(timer)
      resolve()
    }
    running.then(end, end)
  })
