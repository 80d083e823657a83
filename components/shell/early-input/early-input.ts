export type EarlyInput = {
  element: Element
  act: () => void
  /** Returns a copy of this input for the element that has replaced `element`, or null. */
  onSuccessor?: () => EarlyInput | null
}

export type EarlyInputQueue = {
  isHydrated: (element: Element) => boolean
  enqueue: (early: EarlyInput) => void
  catchUp: (element: Element) => void
  drop: (element: Element) => void
}
