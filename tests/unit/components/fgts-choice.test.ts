import { describe, expect, test } from 'vitest'
import {
  choosablesOf,
  faultsOf,
  firstLines,
  installmentsOf,
  isChoosable,
} from '#components/fgts/fgts-choice.ts'
import { day } from '#lib/domain/calendar.ts'
import { fgtsRulesOn } from '#lib/domain/fgts/rules.ts'
import { cents } from '#lib/domain/money.ts'

const RULES = fgtsRulesOn(day('2026-11-21'))
const ON = { rules: RULES, today: day('2026-11-21') }
const choosables = choosablesOf(
  [
    { dueDate: '2027-03-01', amountCents: cents(900_00) },
    { dueDate: '2028-03-01', amountCents: cents(430_50) },
    { dueDate: '2029-03-01', amountCents: cents(99_99) },
    { dueDate: '2030-03-01', amountCents: cents(100_00) },
    { dueDate: '2031-03-01', amountCents: cents(100_00) },
  ],
  ON,
)

describe('the choice of instalments', () => {
  test('starts with the largest amount that the rules allow, without withdrawals that are too small or too late', () => {
    const lines = firstLines(choosables, RULES)
    expect(installmentsOf({ lines })).toEqual([
      { dueDate: '2027-03-01', amountCents: 500_00 },
      { dueDate: '2028-03-01', amountCents: 430_50 },
    ])
    expect(choosables.map(({ outOfReach }) => outOfReach)).toEqual([false, false, false, true, true])
    expect(faultsOf({ lines, targetCents: null }, choosables, ON)).toEqual({ list: null, byDueDate: {} })
  })

  test('shows the allowed amounts beside an instalment that breaks a rule', () => {
    const lines = firstLines(choosables, RULES).map((line) =>
      line.dueDate === '2028-03-01' ? { ...line, amountCents: 430_51 } : line,
    )
    const { list, byDueDate } = faultsOf({ lines, targetCents: null }, choosables, ON)
    expect(list).toBeNull()
    expect(byDueDate).toEqual({
      '2028-03-01': ['Use de R$ 100,00 a R$ 430,50.', 'Use from R$ 100,00 to R$ 430,50.'],
    })
  })

  test('offers no withdrawal that is due today', () => {
    const due = { dueDate: ON.today, amountCents: cents(900_00) }
    const later = { dueDate: '2027-11-21', amountCents: cents(430_50) }
    expect(choosablesOf([due, later], ON).map(isChoosable)).toEqual([false, true])
  })

  test('treats an amount that is being typed as too small', () => {
    const lines = firstLines(choosables, RULES, 2).map((line) => ({ ...line, amountCents: null }))
    expect(Object.keys(faultsOf({ lines, targetCents: null }, choosables, ON).byDueDate)).toHaveLength(2)
  })

  test('states how many instalments are required and allowed', () => {
    const one = firstLines(choosables, RULES, 1)
    expect(faultsOf({ lines: one, targetCents: null }, choosables, ON).list).toEqual([
      'Escolha pelo menos 2 parcelas.',
      'Choose at least 2 instalments.',
    ])
    const four = firstLines(choosables, RULES).map((line, at) => ({ ...line, selected: at < 4 }))
    expect(faultsOf({ lines: four, targetCents: null }, choosables, ON).list?.[0]).toMatch(
      /no máximo 3 parcelas/,
    )
  })
})
