import type { EarlyInput, Ears } from './ears.ts'

/**
 * Keeps what was done too early and does it as soon as its element is hydrated, in the order it came; what
 * was done last on an element counts. Sent to the browser as text: it may use nothing from outside.
 */
export const keepUntil = (isHydrated: (element: Element) => boolean): Omit<Ears, 'isHydrated'> => {
  const POLL_EVERY_MS = 50
  // A minute.
  const LOOKS = 1200
  let kept: (EarlyInput & { looks: number })[] = []
  let timer: number | undefined
  const settle = () => {
    if (kept.length > 0) return
    clearInterval(timer)
    timer = undefined
    delete document.documentElement.dataset.hydrating
  }
  const replay = (isDue: (element: Element) => boolean) => {
    const waiting = kept
    kept = []
    for (const one of waiting)
      if (!one.element.isConnected || one.looks === 0) continue
      else if (isDue(one.element) && isHydrated(one.element)) one.act()
      else kept.push({ ...one, looks: one.looks - 1 })
    settle()
  }
  const forget = (done: Element) => {
    kept = kept.filter(({ element }) => element !== done)
    settle()
  }
  return {
    keep: (early) => {
      kept = [...kept.filter(({ element }) => element !== early.element), { ...early, looks: LOOKS }]
      document.documentElement.dataset.hydrating = ''
      timer ??= window.setInterval(() => replay(() => true), POLL_EVERY_MS)
    },
    catchUp: (due) => {
      if (kept.some(({ element }) => element === due)) replay((element) => element === due)
    },
    forget,
  }
}
