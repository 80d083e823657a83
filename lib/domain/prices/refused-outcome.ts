import type { ReasonCode } from '#lib/domain/reasons/catalogue'
import type { WhatIfOutcome } from './what-if.ts'

/** The outcome of a simulation that would not be: why, and whether because it falls under a minimum. */
export const refusedOutcome = (code: ReasonCode, belowMinimum: boolean): WhatIfOutcome => ({
  figures: null,
  refusal: { code, belowMinimum },
})
