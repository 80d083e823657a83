import { describe, expect, test } from 'vitest'
import { day } from '#lib/domain/calendar.ts'
import { fgtsEligibility } from '#lib/domain/fgts/eligibility.ts'
import {
  fgtsPledgeConflict,
  isAssignable,
  lastAssignable,
  nextAnniversary,
} from '#lib/domain/fgts/pledges.ts'
import { fgtsRulesOn } from '#lib/domain/fgts/rules.ts'
import { cents } from '#lib/domain/money.ts'

const today = day('2026-11-25')
const rules = fgtsRulesOn(today)
const days = (...texts: string[]) => texts.map(day)

const pledge = (contractedOn: string, ...dueDates: string[]) => ({
  proposalId: `of ${contractedOn}`,
  contractNumber: '2026-00000001-61',
  contractedOn: day(contractedOn),
  dueDates: days(...dueDates),
})

const conflictOf = (dueDates: string[], ...pledges: ReturnType<typeof pledge>[]) =>
  fgtsPledgeConflict({ dueDates: days(...dueDates), pledges, rules, today })

// Resolução CCFGTS 958/2020 art. 1 § 3, as amended by Resolução CCFGTS 1.130/2025.
describe('a withdrawal guarantees one contract', () => {
  test('names the contract and the withdrawals that both would use', () => {
    const earlier = pledge('2024-02-10', '2027-12-01', '2028-12-01')
    expect(conflictOf(['2026-12-01', '2027-12-01'], earlier)).toEqual({
      code: 'withdrawals_in_use',
      details: {
        proposalId: 'of 2024-02-10',
        contractNumber: '2026-00000001-61',
        dueDates: ['2027-12-01'],
      },
    })
    expect(conflictOf(['2026-12-01'], earlier)).toBeNull()
    expect(conflictOf(['2026-12-01'])).toBeNull()
  })
})

describe('one operation from one anniversary to the next', () => {
  test('rejects another one on free withdrawals until the next anniversary', () => {
    expect(conflictOf(['2028-12-01'], pledge('2025-12-01', '2026-12-01'))).toEqual({
      code: 'yearly_operation_limit',
      details: {
        proposalId: 'of 2025-12-01',
        contractNumber: '2026-00000001-61',
        until: '2026-12-01',
      },
    })
  })

  test('allows one when the withdrawal of the earlier contract is settled', () => {
    expect(conflictOf(['2028-12-01'], pledge('2025-11-30', '2025-12-01'))).toBeNull()
  })

  test('does not apply to the days before 1 November 2025', () => {
    const on = day('2025-10-31')
    const pledges = [pledge('2025-10-30', '2026-03-01')]
    const request = { dueDates: days('2027-03-01'), pledges, today: on }
    expect(fgtsPledgeConflict({ ...request, rules: fgtsRulesOn(on) })).toBeNull()
    expect(fgtsPledgeConflict({ ...request, rules: fgtsRulesOn(day('2025-11-01')) })?.code).toBe(
      'yearly_operation_limit',
    )
  })
})

describe('the next withdrawals', () => {
  test('are counted from the anniversary that follows', () => {
    expect(nextAnniversary(day('2030-12-01'), today)).toBe('2026-12-01')
    expect(nextAnniversary(day('2030-11-01'), today)).toBe('2027-11-01')
    expect(nextAnniversary(day('2026-11-25'), today)).toBe('2027-11-25')
    expect(lastAssignable(day('2026-12-01'), { rules, today })).toBe('2028-12-01')
    const reach = days('2026-12-01', '2028-12-01', '2029-12-01').map((dueDate) =>
      isAssignable(dueDate, { rules, today }),
    )
    expect(reach).toEqual([true, true, false])
  })

  test('are five until 31 October 2026 and without limit before November 2025', () => {
    const until = (on: string) =>
      lastAssignable(day('2030-12-01'), { rules: fgtsRulesOn(day(on)), today: day(on) })
    expect([until('2026-10-31'), until('2026-11-01'), until('2025-10-31')]).toEqual([
      '2030-12-01',
      '2028-12-01',
      null,
    ])
  })
})

describe('the obstacle to a simulation', () => {
  const yearly = (first: number, count: number) =>
    Array.from({ length: count }, (_, index) => ({
      dueDate: day(`${first + index}-12-01`),
      amountCents: cents(500_00),
    }))
  const reasonsOf = (input: { periods: ReturnType<typeof yearly>; pledges?: ReturnType<typeof pledge>[] }) =>
    fgtsEligibility({ rules, today, ...input }).reasons

  test('names the contract that uses the withdrawals', () => {
    const pledges = [pledge('2025-11-30', '2027-12-01', '2028-12-01')]
    expect(reasonsOf({ periods: yearly(2026, 3), pledges })).toMatchObject([
      { code: 'withdrawals_in_use', proposalId: 'of 2025-11-30' },
    ])
    expect(reasonsOf({ periods: yearly(2026, 3), pledges: [pledge('2025-11-30', '2028-12-01')] })).toEqual([])
  })

  test('names the day from which another operation is possible', () => {
    const pledges = [pledge('2026-11-24', '2030-12-01')]
    expect(reasonsOf({ periods: yearly(2026, 3), pledges })).toMatchObject([
      { code: 'yearly_operation_limit', until: '2026-12-01' },
    ])
  })

  test('is the contract that has the next withdrawals, where only later ones are free', () => {
    const pledges = [pledge('2025-11-30', '2026-12-01', '2027-12-01', '2028-12-01')]
    expect(reasonsOf({ periods: yearly(2029, 7), pledges })).toMatchObject([
      { code: 'withdrawals_in_use', proposalId: 'of 2025-11-30' },
    ])
  })

  test('is the fact that no two of the next withdrawals are free', () => {
    expect(reasonsOf({ periods: yearly(2028, 5) })).toEqual([
      { code: 'withdrawal_out_of_reach', details: { maximum: 3, latest: '2028-12-01' } },
    ])
  })
})
