import type { Day } from '#lib/domain/calendar'

/** The rules of payroll credit to private employees, as in force on a day. */
export type CltRules = {
  version: string
  /**
   * What the instalments of loans may take of the remuneration left after legal deductions, a fraction as
   * decimal text.
   */
  marginFraction: string
  /** A contract registered up to this day of a month belongs to it, a later one to the next month. */
  registrationEndDay: number
  /** Months from that month to the one in which the first instalment is remitted. */
  monthsToFirstDue: number
  /** The day of the month on which employers remit what they deducted. */
  dueDay: number
  source: string
}

type DatedCltRules = CltRules & { validFrom: Day; validTo: Day | null }

const PLATFORM = { marginFraction: '0.35', registrationEndDay: 20, monthsToFirstDue: 2, dueDay: 20 } as const

/**
 * Nothing was originated here before the platform opened: the margin of 30 % before Lei 14.431/2022 is not
 * kept.
 */
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

/**
 * The rules in force on a day (in São Paulo).
 * @throws RangeError before 2025-03-21, when the platform opened
 */
export const cltRulesOn = (on: Day): CltRules => {
  const dated = CLT_RULES.find(
    (rules) => on >= rules.validFrom && (rules.validTo === null || on <= rules.validTo),
  )
  if (!dated) throw new RangeError('no CLT rules are kept for that day')
  const { validFrom, validTo, ...rules } = dated
  return rules
}
