type Slot<I, T> = {
  running: Promise<T>
  next: Promise<T> | undefined
  input: I
}

/** A read that takes longer, for example on a dead connection, must not delay those who wait for the next. */
const LONGEST_WAIT_MS = 200

/** Callers that arrive during a read share the next one, so that no result is older than its call. */
export const coalescedReads = <I, T>(
  read: (input: I) => Promise<T>,
): ((key: string, input: I) => Promise<T>) => {
  const slots = new Map<string, Slot<I, T>>()
  const start = (key: string, input: I): Promise<T> => {
    const slot: Slot<I, T> = { running: read(input), next: undefined, input }
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
