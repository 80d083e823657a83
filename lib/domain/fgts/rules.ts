import { type Day, dayInSaoPaulo } from '#lib/domain/calendar.ts'
import { type Cents, cents } from '#lib/domain/money.ts'

export type FgtsRules = {
  version: string
  minInstallmentCents: Cents
  maxInstallmentCents: Cents | null
  /** Maximum number of yearly withdrawals that may be assigned; null: no limit. */
  maxInstallments: number | null
  /** Maximum number of contracts between two anniversaries; null: no limit. */
  operationsPerYear: number | null
  /** Days that must pass after opting in to the anniversary withdrawal before a lender may be authorized. */
  waitingDaysAfterOptIn: number
  /** House rule, not law: a simulation needs at least two instalments. */
  minInstallmentsPerContract: 2
  source: string
}

type DatedFgtsRules = FgtsRules & { validFrom: Day; validTo: Day | null }

const AMENDED = {
  minInstallmentCents: cents(100_00),
  maxInstallmentCents: cents(500_00),
  operationsPerYear: 1,
  waitingDaysAfterOptIn: 90,
  minInstallmentsPerContract: 2,
} as const

const FGTS_RULES: readonly DatedFgtsRules[] = [
  {
    version: 'fgts-2020-04',
    minInstallmentCents: cents(50_00),
    maxInstallmentCents: null,
    maxInstallments: null,
    operationsPerYear: null,
    waitingDaysAfterOptIn: 0,
    minInstallmentsPerContract: 2,
    validFrom: '1900-01-01' as Day,
    validTo: '2025-10-31' as Day,
    source: 'Resolução CCFGTS 958/2020 as first published; minimum of R$ 50 as practised',
  },
  {
    ...AMENDED,
    version: 'fgts-2025-11',
    maxInstallments: 5,
    validFrom: '2025-11-01' as Day,
    validTo: '2026-10-31' as Day,
    source: 'Resolução CCFGTS 958/2020 amended by Resolução CCFGTS 1.130/2025, first year',
  },
  {
    ...AMENDED,
    version: 'fgts-2026-11',
    maxInstallments: 3,
    validFrom: '2026-11-01' as Day,
    validTo: null,
    source: 'Resolução CCFGTS 958/2020 amended by Resolução CCFGTS 1.130/2025',
  },
]

export const fgtsRulesOn = (on: Day): FgtsRules => {
  const dated = FGTS_RULES.find(
    (rules) => on >= rules.validFrom && (rules.validTo === null || on <= rules.validTo),
  )
  if (!dated) throw new RangeError('no FGTS rules are kept for that day')
  const { validFrom, validTo, ...rules } = dated
  return rules
}

export const fgtsRulesAt = (instant: Date): { rules: FgtsRules; today: Day } => {
  const today = dayInSaoPaulo(instant)
  return { rules: fgtsRulesOn(today), today }
}
