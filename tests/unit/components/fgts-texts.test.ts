import { describe, expect, test } from 'vitest'
import { stepsOf } from '#components/fgts/steps-of.ts'
import { formatDifference } from '#components/language/reais.ts'
import { formatDuration } from '#components/ui/duration-text.ts'
import { REASON_CODES, reasonOf } from '#lib/domain/reasons/catalogue.ts'

describe('texts of the FGTS screens', () => {
  test('split a next action into steps with a capital letter each', () => {
    expect(stepsOf('No app FGTS: Saque-aniversário → optar por ele. Depois consulte de novo.')).toEqual([
      'No app FGTS: Saque-aniversário',
      'Optar por ele',
      'Depois consulte de novo',
    ])
  })

  test.each(REASON_CODES)('give the next action of %s at least one step', (code) => {
    expect(stepsOf(reasonOf(code).nextAction.pt).length).toBeGreaterThan(0)
  })

  test('write a duration in its two largest units', () => {
    expect([-1, 59.9, 65, 3_600, 12_000].map(formatDuration)).toEqual([
      '0 s',
      '59 s',
      '1 min 05 s',
      '1 h',
      '3 h 20 min',
    ])
  })

  test('compute a difference of reais exactly where doubles do not', () => {
    expect(formatDifference(1500, 1084.03)).toBe('R$ 415,97')
    expect(formatDifference(0.3, 0.1)).toBe('R$ 0,20')
  })
})
