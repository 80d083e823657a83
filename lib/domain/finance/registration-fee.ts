import type { PriceParameters } from './price-parameters.ts'

/** `feeName` is null for the registration fee, which existing customers do not pay (`feeWaived`). */
export type FeeWords = { feeName: string | null; feeWaived: boolean }

export const feeWordsOf = ({ feeName, feeWaived }: PriceParameters): FeeWords => ({
  feeName: feeName ?? null,
  feeWaived: feeWaived === true,
})

/**
 * Waives an existing customer's registration fee (STJ Súmula 566). A charge with its own name is still due.
 */
export const withRegistrationFeeOnce = (
  parameters: PriceParameters,
  isExistingCustomer: boolean,
): PriceParameters =>
  isExistingCustomer && chargesRegistrationFee(parameters)
    ? { ...parameters, fee: { type: 'fixed', value: 0 }, feeWaived: true }
    : parameters

export const chargesRegistrationFee = ({ fee, feeName }: PriceParameters): boolean =>
  (feeName ?? null) === null && Number(fee.value) > 0
