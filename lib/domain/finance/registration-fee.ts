import type { FeeTableParameters } from './fee-table.ts'

/** What a charge is called, and whether it is left out for a customer of the institution. */
export type FeeWords = { feeName: string | null; feeWaived: boolean }

/** Returns what the fee of some parameters is, for whoever shows it. */
export const feeWordsOf = ({ feeName, feeWaived }: FeeTableParameters): FeeWords => ({
  feeName: feeName ?? null,
  feeWaived: feeWaived === true,
})

/**
 * Returns the parameters for a customer: the registration fee is charged at the start of the relationship
 * with an institution alone (STJ Súmula 566); a charge with a name of its own is always charged.
 */
export const withRegistrationFeeOnce = (
  parameters: FeeTableParameters,
  isExistingCustomer: boolean,
): FeeTableParameters =>
  isExistingCustomer && chargesRegistrationFee(parameters)
    ? { ...parameters, fee: { type: 'fixed', value: 0 }, feeWaived: true }
    : parameters

/** Whether some parameters charge a registration fee. */
export const chargesRegistrationFee = ({ fee, feeName }: FeeTableParameters): boolean =>
  (feeName ?? null) === null && Number(fee.value) > 0
