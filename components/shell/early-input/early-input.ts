/** Input on an element before its hydration, replayed afterwards. */
export type EarlyInput = {
  element: Element
  act: () => void
  /**
   * Returns a copy of this input for the element that has replaced `element`. Returns null if no element has
   * replaced it.
   */
  onSuccessor?: () => EarlyInput | null
}

export type EarlyInputQueue = {
  isHydrated: (element: Element) => boolean
  enqueue: (early: EarlyInput) => void
  /** Replays the queued input of an element immediately, if it is hydrated. */
  catchUp: (element: Element) => void
  /** Drops the queued input of an element, once it was delivered by other means. */
  drop: (element: Element) => void
}
