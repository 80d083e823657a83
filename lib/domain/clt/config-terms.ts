import { DomainError } from '#lib/domain/errors.ts'
import {
  checkFeeTableParameters,
  type FeeTableParameters,
  wrongFeeTableFields,
} from '#lib/domain/finance/fee-table.ts'

export type CltConfigTerms = { terms: number[]; parameters: FeeTableParameters }

/**
 * Rejects a configuration without a number of instalments, with one outside 1–480, or with parameters out of
 * range. Returns the terms ascending and unique; they also set the parameters' minimum and maximum.
 * @throws fee_table_out_of_range with the name of the wrong field
 */
export const checkCltConfig = (config: CltConfigTerms): CltConfigTerms => {
  if (areWrong(config.terms)) throw new DomainError('fee_table_out_of_range', { field: 'terms' })
  const { terms, parameters } = inOrder(config)
  return { terms, parameters: checkFeeTableParameters(parameters) }
}

/** Returns the names of all wrong terms and parameters; see {@link checkCltConfig}. */
export const wrongCltConfigFields = (config: CltConfigTerms): { terms: string[]; parameters: string[] } =>
  areWrong(config.terms)
    ? { terms: ['terms'], parameters: wrongFeeTableFields({ ...config.parameters, ...ANY_COUNT }) }
    : { terms: [], parameters: wrongFeeTableFields(inOrder(config).parameters) }

// Stands for the counts that the terms would give.
const ANY_COUNT = { minInstallments: 1, maxInstallments: 1 }

const areWrong = (terms: readonly number[]) =>
  terms.length === 0 || terms.some((term) => !Number.isSafeInteger(term) || term < 1 || term > 480)

const inOrder = (config: CltConfigTerms): CltConfigTerms => {
  const terms = [...new Set(config.terms)].toSorted((a, b) => a - b)
  const [minInstallments = 1, maxInstallments = 1] = [terms.at(0), terms.at(-1)]
  return { terms, parameters: { ...config.parameters, minInstallments, maxInstallments } }
}
