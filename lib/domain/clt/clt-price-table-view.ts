import type { Fee, Insurance } from '#lib/domain/finance/price-parameters.ts'

/** The rate is a monthly fraction in decimal text; a fixed fee is in cents. */
export type CltPriceTableView = {
  id: string
  slug: string
  name: string
  institutionCode: string
  monthlyRate: string
  terms: readonly number[]
  fee: Fee
  feeName: string | null
  insured: boolean
  insurance: Insurance
  active: boolean
  isDefault: boolean
  version: number
}
