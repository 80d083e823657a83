import type { Insurance } from '#lib/domain/finance/fee-table.ts'

/** The rate is a monthly fraction in decimal text. */
export type CltConfigView = {
  id: string
  slug: string
  name: string
  institutionCode: string
  monthlyRate: string
  /** Ascending. */
  terms: readonly number[]
  insured: boolean
  insurance: Insurance
  active: boolean
  isDefault: boolean
  version: number
}
