import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Day } from '#lib/domain/calendar.ts'
import { normalizeCpf } from '#lib/domain/documents/cpf.ts'
import { cpfOfTestCase, SUCCESS_TEST_CPFS, TEST_CASES } from '#lib/domain/institutions/test-cpfs.ts'
import { balanceTurn } from '#lib/institutions/sandbox/balance-turn.ts'
import { scenarioOf } from '#lib/institutions/sandbox/scenario.ts'

test('has only valid and distinct test CPFs that lead the sandbox to their case', () => {
  const cpfs = TEST_CASES.map(cpfOfTestCase)
  expect(cpfs.map(normalizeCpf)).toEqual(cpfs)
  expect(cpfs.map(scenarioOf)).toEqual(TEST_CASES.map(({ digits }) => digits))
  expect(new Set(cpfs).size).toBe(cpfs.length)
})

test('has valid and distinct CPFs for the happy path', () => {
  expect(SUCCESS_TEST_CPFS.map(normalizeCpf)).toEqual(SUCCESS_TEST_CPFS)
  expect(new Set(SUCCESS_TEST_CPFS.map(scenarioOf))).toEqual(new Set(['100']))
  expect(new Set(SUCCESS_TEST_CPFS).size).toBe(SUCCESS_TEST_CPFS.length)
})

test('offers every case of the walk-throughs, and otherwise only the happy path', () => {
  const text = readFileSync('docs/walk-throughs.md', 'utf8')
  const cases = text.slice(text.indexOf('What happens to a customer'), text.indexOf('Any other CPF'))
  const digits = cases.match(/\b9\d\d\b/g) ?? []
  expect(new Set(TEST_CASES.map((testCase) => testCase.digits))).toEqual(new Set(['100', ...digits]))
})

test('offers the ends of a balance query for FGTS only', () => {
  const today = '2026-11-21' as Day
  const fails = TEST_CASES.filter((testCase) =>
    balanceTurn(cpfOfTestCase(testCase), { today, inUse: [] }).events?.every(({ type }) =>
      type.endsWith('.fail'),
    ),
  )
  expect(fails.map(({ digits }) => digits)).toEqual(['901', '902', '903', '904', '905', '906', '907'])
  expect(fails.every(({ products }) => products.join() === 'fgts')).toBe(true)
})
