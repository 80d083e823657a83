/** What was done on an element that was not awake, to be done once it is. */
export type EarlyInput = { element: Element; act: () => void }

/**
 * Keeps what was done too early and does it as soon as its element is awake, in the order it came; what was done last on an element counts.
 * Sent to the browser as text: it may use nothing from outside.
 */
export const keepUntil = (isAwake: (element: Element) => boolean) => {
  const LOOK_EVERY_MS = 50
  // A minute.
  const LOOKS = 1200
  let kept: (EarlyInput & { looks: number })[] = []
  let timer: number | undefined
  const wake = () => {
    const waiting = kept
    kept = []
    for (const one of waiting)
      if (!one.element.isConnected || one.looks === 0) continue
      else if (isAwake(one.element)) one.act()
      else kept.push({ ...one, looks: one.looks - 1 })
    if (kept.length > 0) return
    clearInterval(timer)
    timer = undefined
    delete document.documentElement.dataset.waking
  }
  return (early: EarlyInput) => {
    kept = [...kept.filter(({ element }) => element !== early.element), { ...early, looks: LOOKS }]
    document.documentElement.dataset.waking = ''
    timer ??= window.setInterval(wake, LOOK_EVERY_MS)
  }
}
