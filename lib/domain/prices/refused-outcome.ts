import type { ReasonCode } from '#lib/domain/reasons/catalogue.ts'
import type { WhatIfOutcome } from './what-if.ts'

export const refusedOutcome = (code: ReasonCode, belowMinimum: boolean): WhatIfOutcome => ({
  figures: null,
  refusal: { code, belowMinimum },
})
