import { addBusinessDays } from '#lib/domain/business-days.ts'
import { addDays, type Day } from '#lib/domain/calendar.ts'
import type { Product } from './product.ts'

/** `how` and `payBackTo` complete a sentence: "…, {how} e devolvendo o valor recebido {payBackTo}". */
export type CoolingOff = {
  /** Days after the payout. */
  days: number
  dayCount: 'calendar' | 'business'
  how: string
  payBackTo: string
  amount: 'received' | 'received_with_interest'
}

/** `until` is the last day of the period; null until the contract is paid. */
export type CoolingOffInTime = CoolingOff & { until: Day | null }

export type CoolingOffSettings = { coolingOff?: Partial<Record<Product, Partial<CoolingOff>>> }

/** Legal minimum; sources at {@link DEFAULT_COOLING_OFF}. */
export const MIN_COOLING_OFF_DAYS = 7

const USUAL = {
  days: 7,
  dayCount: 'calendar',
  how: 'avisando a instituição ou quem fez o atendimento',
  payBackTo: 'na conta que a instituição informar ao receber o aviso',
  amount: 'received',
} as const satisfies CoolingOff

/** FGTS: Lei 8.078/1990 art. 49 (off-premises sales). CLT: Portaria MTE 435/2025 (7 days from receipt). */
export const DEFAULT_COOLING_OFF: Readonly<Record<Product, CoolingOff>> = { fgts: USUAL, clt: USUAL }

export const coolingOffOf = ({ coolingOff }: CoolingOffSettings, product: Product): CoolingOff => ({
  ...DEFAULT_COOLING_OFF[product],
  ...coolingOff?.[product],
})

/** Returns the last day on which the customer may withdraw from the contract. */
export const coolingOffEnd = ({ days, dayCount }: CoolingOff, paidOn: Day): Day =>
  dayCount === 'business' ? addBusinessDays(paidOn, days) : addDays(paidOn, days)

export const coolingOffPeriod = ({ days, dayCount }: Pick<CoolingOff, 'days' | 'dayCount'>): string =>
  `${days} ${dayCount === 'business' ? 'dias úteis' : 'dias corridos'}`

/** Returns the Portuguese clause about the repayment; `amount` is formatted ("R$ 100,00"), if known. */
export const coolingOffReturn = (terms: CoolingOff, amount?: string): string => {
  const value = amount === undefined ? 'o valor recebido' : `${amount}, o valor recebido,`
  const interest = terms.amount === 'received_with_interest' ? ' com os juros do período' : ''
  return `e devolvendo ${value}${interest} ${terms.payBackTo}`
}
