/** What was done on an element that was not hydrated, to be done once it is. */
export type EarlyInput = {
  element: Element
  act: () => void
  /** The same for the element that took the place of this one; null while there is none. */
  onSuccessor?: () => EarlyInput | null
}

/** What waits for its element to be hydrated, as the listeners use it. */
export type EarlyInputQueue = {
  isHydrated: (element: Element) => boolean
  /** Keeps what was done until its element is hydrated. */
  keep: (early: EarlyInput) => void
  /** Does what is kept for a hydrated element now, ahead of what is about to be done on it. */
  catchUp: (element: Element) => void
  /** Drops what is kept for an element: it has been done by other means. */
  forget: (element: Element) => void
}
