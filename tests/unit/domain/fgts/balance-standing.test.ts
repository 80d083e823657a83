import { expect, test } from 'vitest'
import { balanceStanding } from '#lib/domain/fgts/balance-standing.ts'

const refused = (...codes: string[]) => ({ eligible: false, reasons: codes.map((code) => ({ code })) })

test('tells balances that are gone from customers who are not eligible yet', () => {
  expect(balanceStanding({ eligible: true, reasons: [] })).toBe('open')
  expect(balanceStanding(refused('balance_expired', 'withdrawals_in_use'))).toBe('expired')
  expect(balanceStanding(refused('yearly_operation_limit'))).toBe('used')
  expect(balanceStanding(refused('waiting_period'))).toBe('not_yet')
  expect(balanceStanding(null)).toBe('not_yet')
})
