/** Input on an element before its hydration, replayed afterwards. */
export type EarlyInput = {
  element: Element
  act: () => void
  /** Returns the same input for the element that replaced this one; null without one. */
  onSuccessor?: () => EarlyInput | null
}

export type EarlyInputQueue = {
  isHydrated: (element: Element) => boolean
  enqueue: (early: EarlyInput) => void
  /** Replays the input of a hydrated element now, before the event that is about to reach it. */
  catchUp: (element: Element) => void
  /** Drops the input of an element, as it was delivered otherwise. */
  drop: (element: Element) => void
}
