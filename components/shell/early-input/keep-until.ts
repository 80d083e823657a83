/** What was done on an element that was not hydrated, to be done once it is. */
export type EarlyInput = { element: Element; act: () => void }

/**
 * Keeps what was done too early and does it as soon as its element is hydrated, in the order it came; what
 * was done last on an element counts. Sent to the browser as text: it may use nothing from outside.
 */
export const keepUntil = (isHydrated: (element: Element) => boolean) => {
  const LOOK_EVERY_MS = 50
  // A minute.
  const LOOKS = 1200
  let kept: (EarlyInput & { looks: number })[] = []
  let timer: number | undefined
  const replay = () => {
    const waiting = kept
    kept = []
    for (const one of waiting)
      if (!one.element.isConnected || one.looks === 0) continue
      else if (isHydrated(one.element)) one.act()
      else kept.push({ ...one, looks: one.looks - 1 })
    if (kept.length > 0) return
    clearInterval(timer)
    timer = undefined
    delete document.documentElement.dataset.hydrating
  }
  return (early: EarlyInput) => {
    kept = [...kept.filter(({ element }) => element !== early.element), { ...early, looks: LOOKS }]
    document.documentElement.dataset.hydrating = ''
    timer ??= window.setInterval(replay, LOOK_EVERY_MS)
  }
}
