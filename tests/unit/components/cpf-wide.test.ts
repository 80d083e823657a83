import { expect, test } from 'vitest'
import { canSimulate } from '#components/fgts/can-simulate.ts'
import { cpfWideReasons, isCpfWide } from '#components/fgts/cpf-wide.ts'
import type { FgtsBalanceQuery } from '#lib/client/fgts.ts'

const query = (id: string, more: Partial<FgtsBalanceQuery>) => ({ id, ...more }) as FgtsBalanceQuery
const failed = (id: string, code: string) => query(id, { status: 'fail', code })

test('applies a reason about the CPF to every institution, but not a fault of one institution', () => {
  expect(isCpfWide(failed('a', 'no_balance'))).toBe(true)
  expect(isCpfWide(failed('a', 'institution_not_authorized'))).toBe(false)
  expect(isCpfWide(failed('a', 'provider_timeout'))).toBe(false)
  expect(isCpfWide(query('a', { status: 'running', code: null }))).toBe(false)
})

test('announces queries that failed for the same reason together, once per reason', () => {
  const queries = [
    failed('a', 'no_balance'),
    failed('b', 'ongoing_operation'),
    failed('c', 'provider_error'),
    failed('d', 'no_balance'),
  ]
  expect(cpfWideReasons(queries).map((group) => group.map(({ id }) => id))).toEqual([['a', 'd'], ['b']])
})

test('simulates only balances that arrived and can be advanced, in a fixed order', () => {
  const ready = (id: string, eligible: boolean) =>
    query(id, { status: 'success', eligibility: { eligible } as FgtsBalanceQuery['eligibility'] })
  const queries = [ready('c', true), failed('b', 'no_balance'), ready('a', true), ready('d', false)]
  expect(canSimulate(queries).map(({ id }) => id)).toEqual(['a', 'c'])
})
