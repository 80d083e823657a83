import type { CltConfigView } from './config-view.ts'
import type { CltOffer } from './offer-curve.ts'

/** What one configuration offers a customer: one offer for each number of instalments allowed, ascending. */
export type ComparedCltConfig = { config: CltConfigView; offers: readonly CltOffer[] }
