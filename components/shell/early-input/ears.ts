import type { EarlyInput } from './keep-until.ts'

/** What listening before the page is awake needs. */
export type Ears = { isAwake: (element: Element) => boolean; keep: (early: EarlyInput) => void }
