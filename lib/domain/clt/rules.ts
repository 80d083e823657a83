import type { Day } from '#lib/domain/calendar.ts'

export type CltRules = {
  version: string
  /** Highest total of the instalments as a share of the remuneration after legal deductions; decimal text. */
  marginFraction: string
  /** Registrations up to this day of the month count for that month, later ones for the next. */
  registrationEndDay: number
  /** Months from the registration month, as set by `registrationEndDay`, to the first remittance. */
  monthsToFirstDue: number
  dueDay: number
  source: string
}

type DatedCltRules = CltRules & { validFrom: Day; validTo: Day | null }

const PLATFORM = { marginFraction: '0.35', registrationEndDay: 20, monthsToFirstDue: 2, dueDay: 20 } as const

/** The platform opened on 2025-03-21, so the margin of 30 % before Lei 14.431/2022 never applied to it. */
const CLT_RULES: readonly DatedCltRules[] = [
  {
    ...PLATFORM,
    version: 'clt-2025-03',
    validFrom: '2025-03-21' as Day,
    validTo: '2025-07-24' as Day,
    source: 'Lei 10.820/2003 art. 1 § 1 (Lei 14.431/2022), MP 1.292/2025; Portaria MTE 435/2025 art. 24',
  },
  {
    ...PLATFORM,
    version: 'clt-2025-07',
    validFrom: '2025-07-25' as Day,
    validTo: null,
    source: 'Lei 10.820/2003 art. 1 § 1 (Lei 14.431/2022), Lei 15.179/2025; Portaria MTE 435/2025 art. 24',
  },
]

/** Returns the rules in force on a day. @throws RangeError before 2025-03-21 (platform opening) */
export const cltRulesOn = (on: Day): CltRules => {
  const dated = CLT_RULES.find(
    (rules) => on >= rules.validFrom && (rules.validTo === null || on <= rules.validTo),
  )
  if (!dated) throw new RangeError('no CLT rules are kept for that day')
  const { validFrom, validTo, ...rules } = dated
  return rules
}
