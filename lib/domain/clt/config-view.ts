import type { Insurance } from '../finance/fee-table.ts'

/** A configuration a simulation can be asked on; the rate is a fraction a month in decimal text. */
export type CltConfigView = {
  id: string
  slug: string
  name: string
  institutionCode: string
  monthlyRate: string
  /** The numbers of instalments it is offered for, ascending. */
  terms: readonly number[]
  insured: boolean
  insurance: Insurance
  active: boolean
  isDefault: boolean
  version: number
}
