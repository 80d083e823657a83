import { CALL_OPERATIONS } from './call-figures.ts'

/** `register_receiver` (our webhook receiver) is not counted in the health figures. */
export const EXCHANGE_OPERATIONS = [...CALL_OPERATIONS, 'register_receiver'] as const
export type ExchangeOperation = (typeof EXCHANGE_OPERATIONS)[number]

/** `refused`: a status from 400 to 499. `failed`: another unsuccessful response, or none at all. */
export const EXCHANGE_OUTCOMES = ['answered', 'refused', 'failed'] as const
export type ExchangeOutcome = (typeof EXCHANGE_OUTCOMES)[number]

export const exchangeOutcomeOf = (status: number | null): ExchangeOutcome => {
  if (status === null) return 'failed'
  if (status >= 200 && status < 300) return 'answered'
  return status >= 400 && status < 500 ? 'refused' : 'failed'
}
