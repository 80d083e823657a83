import type { PriceParameters } from './price-parameters.ts'

/** A null `feeName` means the registration fee; `feeWaived` waives it for an existing customer. */
export type FeeWords = { feeName: string | null; feeWaived: boolean }

export const feeWordsOf = ({ feeName, feeWaived }: PriceParameters): FeeWords => ({
  feeName: feeName ?? null,
  feeWaived: feeWaived === true,
})

/** Waives an existing customer's registration fee (STJ Súmula 566). A fee with a `feeName` is still due. */
export const withRegistrationFeeOnce = (
  parameters: PriceParameters,
  isExistingCustomer: boolean,
): PriceParameters =>
  isExistingCustomer && chargesRegistrationFee(parameters)
    ? { ...parameters, fee: { type: 'fixed', value: 0 }, feeWaived: true }
    : parameters

export const chargesRegistrationFee = ({ fee, feeName }: PriceParameters): boolean =>
  (feeName ?? null) === null && Number(fee.value) > 0
