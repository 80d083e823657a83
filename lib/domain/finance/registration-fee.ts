import type { PriceParameters } from './price-parameters.ts'

/** `feeName` is null for the registration fee; `feeWaived`: an existing customer does not pay it. */
export type FeeWords = { feeName: string | null; feeWaived: boolean }

/** Returns the name of the fee of some parameters and whether it is waived. */
export const feeWordsOf = ({ feeName, feeWaived }: PriceParameters): FeeWords => ({
  feeName: feeName ?? null,
  feeWaived: feeWaived === true,
})

/** Waives an existing customer's registration fee (STJ Súmula 566); a charge with its own name stays. */
export const withRegistrationFeeOnce = (
  parameters: PriceParameters,
  isExistingCustomer: boolean,
): PriceParameters =>
  isExistingCustomer && chargesRegistrationFee(parameters)
    ? { ...parameters, fee: { type: 'fixed', value: 0 }, feeWaived: true }
    : parameters

/** Returns whether some parameters charge a registration fee. */
export const chargesRegistrationFee = ({ fee, feeName }: PriceParameters): boolean =>
  (feeName ?? null) === null && Number(fee.value) > 0
