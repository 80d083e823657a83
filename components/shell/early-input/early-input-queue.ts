import type { EarlyInput, EarlyInputQueue } from './early-input.ts'

/** Replays the last input of each element. Inlined in the page, so it must not use its outer scope. */
export const earlyInputQueue = (
  isHydrated: (element: Element) => boolean,
): Omit<EarlyInputQueue, 'isHydrated'> => {
  const POLL_EVERY_MS = 50
  const POLLS = 60_000 / POLL_EVERY_MS
  const POLLS_FOR_SUCCESSOR = 10_000 / POLL_EVERY_MS
  let queue: (EarlyInput & { polls: number })[] = []
  let timer: number | undefined
  const stopIfEmpty = () => {
    if (queue.length > 0) return
    clearInterval(timer)
    timer = undefined
    delete document.documentElement.dataset.hydrating
  }
  const passToSuccessors = () => {
    queue = queue.map((one) => (one.element.isConnected ? one : { ...one, ...one.onSuccessor?.() }))
  }
  const replay = (isDue: (element: Element) => boolean) => {
    passToSuccessors()
    const waiting = queue
    queue = []
    for (const one of waiting)
      if (one.polls === 0 || !(one.element.isConnected || one.onSuccessor)) continue
      else if (!one.element.isConnected)
        queue.push({ ...one, polls: Math.min(one.polls, POLLS_FOR_SUCCESSOR) - 1 })
      else if (isDue(one.element) && isHydrated(one.element)) one.act()
      else queue.push({ ...one, polls: one.polls - 1 })
    stopIfEmpty()
  }
  const drop = (delivered: Element) => {
    passToSuccessors()
    queue = queue.filter(({ element }) => element !== delivered)
    stopIfEmpty()
  }
  return {
    enqueue: (early) => {
      queue = [...queue.filter(({ element }) => element !== early.element), { ...early, polls: POLLS }]
      document.documentElement.dataset.hydrating = ''
      timer ??= window.setInterval(() => replay(() => true), POLL_EVERY_MS)
    },
    catchUp: (due) => {
      passToSuccessors()
      if (queue.some(({ element }) => element === due)) replay((element) => element === due)
    },
    drop,
  }
}
