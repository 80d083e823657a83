import { describe, expect, test } from 'vitest'
import { day } from '#lib/domain/calendar.ts'
import {
  coolingOffEnd,
  coolingOffOf,
  coolingOffPeriod,
  coolingOffReturn,
  DEFAULT_COOLING_OFF,
} from '#lib/domain/proposals/cooling-off.ts'

describe('giving a contract back', () => {
  // Lei 8.078/1990 art. 49; Portaria MTE 435/2025 for payroll credit.
  test('is possible for seven calendar days by default', () => {
    for (const product of ['fgts', 'clt'] as const) {
      const terms = coolingOffOf({}, product)
      expect(coolingOffPeriod(terms)).toBe('7 dias corridos')
      expect(coolingOffEnd(terms, day('2026-11-26'))).toBe('2026-12-03')
    }
  })

  test('uses the default of the product for whatever an institution omits', () => {
    const settings = { coolingOff: { clt: { days: 10, payBackTo: 'no PIX financeiro@aurora.example' } } }
    expect(coolingOffOf(settings, 'fgts')).toEqual(DEFAULT_COOLING_OFF.fgts)
    expect(coolingOffOf(settings, 'clt')).toEqual({
      ...DEFAULT_COOLING_OFF.clt,
      days: 10,
      payBackTo: 'no PIX financeiro@aurora.example',
    })
  })

  // 25 December 2026 and 1 January 2027 are Fridays and holidays, so neither counts.
  test('counts business days over weekends and holidays', () => {
    const terms = { ...DEFAULT_COOLING_OFF.clt, dayCount: 'business' } as const
    expect(coolingOffPeriod(terms)).toBe('7 dias úteis')
    expect(coolingOffEnd(terms, day('2026-12-24'))).toBe('2027-01-06')
  })

  test('states what is paid back, and where', () => {
    const terms = { ...DEFAULT_COOLING_OFF.fgts, payBackTo: 'na conta 1-2' }
    expect(coolingOffReturn(terms)).toBe('e devolvendo o valor recebido na conta 1-2')
    expect(coolingOffReturn({ ...terms, amount: 'received_with_interest' }, 'R$ 100,00')).toBe(
      'e devolvendo R$ 100,00, o valor recebido, com os juros do período na conta 1-2',
    )
  })
})
