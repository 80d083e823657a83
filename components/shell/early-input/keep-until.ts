import type { EarlyInput, EarlyInputQueue } from './early-input.ts'

/**
 * Queues early input and replays it in order once its element is hydrated; the last input on an element wins.
 * An element that React replaces passes its input on to its successor. Serialized into the page, so it must
 * not use anything from outside.
 */
export const keepUntil = (isHydrated: (element: Element) => boolean): Omit<EarlyInputQueue, 'isHydrated'> => {
  const POLL_EVERY_MS = 50
  // One minute.
  const POLLS = 1200
  // Ten seconds.
  const POLLS_FOR_SUCCESSOR = 200
  let kept: (EarlyInput & { polls: number })[] = []
  let timer: number | undefined
  const settle = () => {
    if (kept.length > 0) return
    clearInterval(timer)
    timer = undefined
    delete document.documentElement.dataset.hydrating
  }
  const inherit = () => {
    kept = kept.map((one) => (one.element.isConnected ? one : { ...one, ...one.onSuccessor?.() }))
  }
  const replay = (isDue: (element: Element) => boolean) => {
    inherit()
    const waiting = kept
    kept = []
    for (const one of waiting)
      if (one.polls === 0 || !(one.element.isConnected || one.onSuccessor)) continue
      else if (!one.element.isConnected)
        kept.push({ ...one, polls: Math.min(one.polls, POLLS_FOR_SUCCESSOR) - 1 })
      else if (isDue(one.element) && isHydrated(one.element)) one.act()
      else kept.push({ ...one, polls: one.polls - 1 })
    settle()
  }
  const forget = (done: Element) => {
    inherit()
    kept = kept.filter(({ element }) => element !== done)
    settle()
  }
  return {
    keep: (early) => {
      kept = [...kept.filter(({ element }) => element !== early.element), { ...early, polls: POLLS }]
      document.documentElement.dataset.hydrating = ''
      timer ??= window.setInterval(() => replay(() => true), POLL_EVERY_MS)
    },
    catchUp: (due) => {
      inherit()
      if (kept.some(({ element }) => element === due)) replay((element) => element === due)
    },
    forget,
  }
}
