import { DomainError } from '#lib/domain/errors'
import { checkFeeTableParameters, type FeeTableParameters } from '#lib/domain/finance/fee-table'

/** The numbers of instalments of a configuration with its parameters. */
export type CltConfigTerms = { terms: number[]; parameters: FeeTableParameters }

/**
 * Refuses a configuration no simulation can work with: no number of instalments, one outside 1–480, or parameters out of range.
 * The terms come back ascending and once each, the parameters' least and most instalments are theirs.
 * Throws DomainError `fee_table_out_of_range` with the name of the wrong field.
 */
export const checkCltConfig = (config: CltConfigTerms): CltConfigTerms => {
  const terms = [...new Set(config.terms)].toSorted((a, b) => a - b)
  const [first, last] = [terms.at(0), terms.at(-1)]
  const whole = terms.every((term) => Number.isSafeInteger(term) && term >= 1 && term <= 480)
  if (first === undefined || last === undefined || !whole)
    throw new DomainError('fee_table_out_of_range', { field: 'terms' })
  const parameters = { ...config.parameters, minInstallments: first, maxInstallments: last }
  return { terms, parameters: checkFeeTableParameters(parameters) }
}
