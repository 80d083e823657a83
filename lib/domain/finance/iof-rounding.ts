import {
  type Factor,
  FIXED_ZERO,
  type Fixed,
  factor,
  plus,
  roundFixed,
  roundSum,
  roundTimes,
  sumFixed,
  times,
} from './fixed.ts'
import type { IofFraction } from './iof.ts'
import type { IofRounding } from './price-parameters.ts'

export type TaxParts = { daily: Fixed; additional: Fixed }

export const wholeTax = ({ daily, additional }: TaxParts): Fixed => plus(daily, additional)

export const roundedTax = (rounding: IofRounding, taxes: readonly TaxParts[]): number =>
  rounding === 'once'
    ? roundFixed(sumFixed(taxes.map(wholeTax)))
    : taxes.reduce((sum, tax) => sum + roundedTaxOfOne(rounding, tax), 0)

export const roundedTaxOfOne = (rounding: Exclude<IofRounding, 'once'>, tax: TaxParts): number =>
  rounding === 'per_installment'
    ? roundFixed(wholeTax(tax))
    : roundFixed(tax.daily) + roundFixed(tax.additional)

/** Returns each instalment's tax on an amount of 1, in one list per component that is rounded separately. */
export const unitTaxesOf = (
  rounding: IofRounding,
  principals: readonly Fixed[],
  fractions: readonly IofFraction[],
): Factor[][] => {
  const of = (pick: (fraction: IofFraction) => Fixed) =>
    principals.map((principal, index) => {
      const fraction = fractions[index]
      return factor(fraction ? times(principal, pick(fraction)) : FIXED_ZERO)
    })
  return rounding === 'per_component'
    ? [of(({ daily }) => daily), of(({ additional }) => additional)]
    : [of(wholeTax)]
}

export const roundedTaxOf = (
  rounding: IofRounding,
  units: readonly (readonly Factor[])[],
  amounts: readonly number[],
): number => {
  let tax = 0
  for (const list of units) {
    if (rounding === 'once') tax += roundSum(list, amounts)
    else
      for (let index = 0; index < amounts.length; index += 1) {
        const unit = list[index]
        if (unit) tax += roundTimes(unit, amounts[index] ?? 0)
      }
  }
  return tax
}
