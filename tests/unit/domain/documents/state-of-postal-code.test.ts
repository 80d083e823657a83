import { describe, expect, test } from 'vitest'
import { FEDERATIVE_UNITS } from '#lib/domain/documents/federative-units.ts'
import { stateOfPostalCode } from '#lib/domain/documents/state-of-postal-code.ts'

describe('the state of a CEP', () => {
  // State capitals, and edges of ranges as published by Correios.
  test.each([
    ['01310-100', 'SP'],
    ['19999-999', 'SP'],
    ['20040-002', 'RJ'],
    ['30130-010', 'MG'],
    ['40020-000', 'BA'],
    ['68899-999', 'PA'],
    ['68900-000', 'AP'],
    ['69301-000', 'RR'],
    ['69400-000', 'AM'],
    ['69900-000', 'AC'],
    ['70040-010', 'DF'],
    ['72799-999', 'DF'],
    ['72800-000', 'GO'],
    ['73700-000', 'GO'],
    ['76800-000', 'RO'],
    ['90010-000', 'RS'],
    ['99999-999', 'RS'],
  ])('is for %s the state %s', (code, state) => {
    expect(stateOfPostalCode(code)).toBe(state)
    expect(stateOfPostalCode(code.replace('-', ''))).toBe(state)
  })

  test('covers every state', () => {
    const prefixes = Array.from({ length: 99_000 }, (_, index) => String(index + 1000).padStart(5, '0'))
    const states = new Set(prefixes.map((prefix) => stateOfPostalCode(`${prefix}000`)))
    expect([...states].sort()).toEqual(Object.keys(FEDERATIVE_UNITS).sort())
  })

  test('is missing for half a CEP, letters and unassigned numbers', () => {
    for (const text of ['', '01310', '0131010', 'abcdefgh', '00999999'])
      expect(stateOfPostalCode(text)).toBeNull()
  })
})
