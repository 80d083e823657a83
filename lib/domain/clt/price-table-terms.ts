import { DomainError } from '#lib/domain/errors.ts'
import {
  checkPriceParameters,
  type PriceParameters,
  wrongPriceFields,
} from '#lib/domain/finance/price-parameters.ts'

export type CltPriceTableTerms = { terms: number[]; parameters: PriceParameters }

/**
 * Returns a valid table with unique, ascending numbers of instalments (1–480); the first and last become the
 * parameters' minimum and maximum.
 * @throws fee_table_out_of_range with the name of the wrong field
 */
export const checkCltPriceTable = (table: CltPriceTableTerms): CltPriceTableTerms => {
  if (areWrong(table.terms)) throw new DomainError('fee_table_out_of_range', { field: 'terms' })
  const { terms, parameters } = inOrder(table)
  return { terms, parameters: checkPriceParameters(parameters) }
}

export const wrongCltPriceFields = (table: CltPriceTableTerms): { terms: string[]; parameters: string[] } =>
  areWrong(table.terms)
    ? { terms: ['terms'], parameters: wrongPriceFields({ ...table.parameters, ...ANY_COUNT }) }
    : { terms: [], parameters: wrongPriceFields(inOrder(table).parameters) }

// Placeholder minimum and maximum, because none can be derived from invalid numbers of instalments.
const ANY_COUNT = { minInstallments: 1, maxInstallments: 1 }

const areWrong = (terms: readonly number[]) =>
  terms.length === 0 || terms.some((term) => !Number.isSafeInteger(term) || term < 1 || term > 480)

const inOrder = (table: CltPriceTableTerms): CltPriceTableTerms => {
  const terms = [...new Set(table.terms)].toSorted((a, b) => a - b)
  const [minInstallments = 1, maxInstallments = 1] = [terms.at(0), terms.at(-1)]
  return { terms, parameters: { ...table.parameters, minInstallments, maxInstallments } }
}
