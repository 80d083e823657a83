type Slot<I, T> = {
  running: Promise<T>
  /** Read that begins after `running` has ended, and the input of its newest caller. */
  next: Promise<T> | undefined
  input: I
}

/**
 * Returns a function that shares concurrent reads of a key. Callers that arrive during a read wait for one
 * more, so that no result is older than its call. A failed read fails them as well, because a second timeout
 * would double their wait.
 */
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
    slot.next ??= slot.running.then(() => start(key, slot.input))
    return slot.next
  }
}
