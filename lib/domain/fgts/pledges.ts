import { addMonths, type Day, partsOfDay } from '#lib/domain/calendar.ts'
import type { FgtsRules } from './rules.ts'

/** Open or paid contract with the yearly withdrawals that guarantee it. */
export type FgtsPledge = {
  proposalId: string
  contractNumber: string
  /** Day of creation in São Paulo. */
  contractedOn: Day
  dueDates: readonly Day[]
}

export type FgtsPledgeConflict =
  | {
      code: 'withdrawals_in_use'
      details: { proposalId: string; contractNumber: string; dueDates: readonly Day[] }
    }
  | { code: 'yearly_operation_limit'; details: { proposalId: string; contractNumber: string; until: Day } }

type PledgeRequest = {
  dueDates: readonly Day[]
  pledges: readonly FgtsPledge[]
  rules: Pick<FgtsRules, 'operationsPerYear'>
  today: Day
}

/**
 * Returns the contract that forbids a new one: a withdrawal can guarantee only one contract, and contracts
 * between two anniversaries are limited (Resolução CCFGTS 958/2020, § 3 as amended by Resolução CCFGTS
 * 1.130/2025).
 */
export const fgtsPledgeConflict = ({
  dueDates,
  pledges,
  rules,
  today,
}: PledgeRequest): FgtsPledgeConflict | null => {
  for (const { proposalId, contractNumber, dueDates: pledged } of pledges) {
    const inUse = dueDates.filter((dueDate) => pledged.includes(dueDate))
    if (inUse.length > 0)
      return { code: 'withdrawals_in_use', details: { proposalId, contractNumber, dueDates: inUse } }
  }
  const [dueDate] = dueDates
  if (dueDate === undefined || rules.operationsPerYear === null) return null
  const until = nextAnniversary(dueDate, today)
  const yearBegan = addMonths(until, -12)
  const [latest, ...others] = pledges
    .filter(({ contractedOn }) => contractedOn >= yearBegan)
    .toSorted((a, b) => (a.contractedOn < b.contractedOn ? 1 : -1))
  if (latest === undefined || others.length + 1 < rules.operationsPerYear) return null
  const { proposalId, contractNumber } = latest
  return { code: 'yearly_operation_limit', details: { proposalId, contractNumber, until } }
}

export const nextAnniversary = (dueDate: Day, after: Day): Day => {
  const years = partsOfDay(after).year - partsOfDay(dueDate).year
  const thisYear = addMonths(dueDate, 12 * years)
  return thisYear > after ? thisYear : addMonths(dueDate, 12 * (years + 1))
}

/** Returns the last due date that may be assigned today; null if the rules set no limit. */
export const lastAssignable = (
  dueDate: Day,
  { rules, today }: { rules: Pick<FgtsRules, 'maxInstallments'>; today: Day },
): Day | null =>
  rules.maxInstallments === null
    ? null
    : addMonths(nextAnniversary(dueDate, today), 12 * (rules.maxInstallments - 1))

export const isAssignable = (
  dueDate: Day,
  on: { rules: Pick<FgtsRules, 'maxInstallments'>; today: Day },
): boolean => {
  const last = lastAssignable(dueDate, on)
  return last === null || dueDate <= last
}
