import type { Insurance } from '#lib/domain/finance/price-parameters.ts'

/** The rate is a monthly fraction in decimal text. */
export type CltPriceTableView = {
  id: string
  slug: string
  name: string
  institutionCode: string
  monthlyRate: string
  terms: readonly number[]
  insured: boolean
  insurance: Insurance
  active: boolean
  isDefault: boolean
  version: number
}
