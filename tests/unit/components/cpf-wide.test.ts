import { expect, test } from 'vitest'
import { canSimulate } from '#components/fgts/can-simulate.ts'
import { cpfWideReasons, isCpfWide } from '#components/fgts/cpf-wide.ts'
import type { FgtsBalanceQuery } from '#lib/client/fgts.ts'

const query = (id: string, more: Partial<FgtsBalanceQuery>) => ({ id, ...more }) as FgtsBalanceQuery
const failed = (id: string, code: string) => query(id, { status: 'fail', code })

test('a reason of the CPF is one of every institution, an institution’s own fault is not', () => {
  expect(isCpfWide(failed('a', 'no_balance'))).toBe(true)
  expect(isCpfWide(failed('a', 'institution_not_authorized'))).toBe(false)
  expect(isCpfWide(failed('a', 'provider_timeout'))).toBe(false)
  expect(isCpfWide(query('a', { status: 'running', code: null }))).toBe(false)
})

test('queries that ended for one reason of the CPF are announced together, each reason once', () => {
  const queries = [
    failed('a', 'no_balance'),
    failed('b', 'ongoing_operation'),
    failed('c', 'provider_error'),
    failed('d', 'no_balance'),
  ]
  expect(cpfWideReasons(queries).map((group) => group.map(({ id }) => id))).toEqual([['a', 'd'], ['b']])
})

test('only a balance that arrived and can be advanced is simulated, in an order that never changes', () => {
  const ready = (id: string, eligible: boolean) =>
    query(id, { status: 'success', eligibility: { eligible } as FgtsBalanceQuery['eligibility'] })
  const queries = [ready('c', true), failed('b', 'no_balance'), ready('a', true), ready('d', false)]
  expect(canSimulate(queries).map(({ id }) => id)).toEqual(['a', 'c'])
})
