import type { EarlyInput } from './keep-until.ts'

/** What listening before the page is hydrated needs. */
export type Ears = { isHydrated: (element: Element) => boolean; keep: (early: EarlyInput) => void }
