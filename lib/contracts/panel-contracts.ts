import type { AnyContract } from './contract.ts'

/** What the panel alone reads, by session; not part of the document for integrators. */
export const PANEL_CONTRACTS: readonly AnyContract[] = []
