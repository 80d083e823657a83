import type { Fee, Insurance } from '#lib/domain/finance/price-parameters.ts'

/** Rates are fractions in decimal text; fixed fees are whole cents. */
export type FgtsPriceTableView = {
  id: string
  name: string
  label: string
  institutionCode: string
  active: boolean
  isDefault: boolean
  monthlyRate: string
  annualRate: string
  fee: Fee
  feeName: string | null
  insurance: Insurance
  minInstallments: number
  maxInstallments: number
}
