import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cetOf } from '#lib/domain/finance/cet.ts'

const flow = fc.record({
  amount: fc.integer({ min: 1, max: 50_000_000 }),
  days: fc.integer({ min: 20, max: 6_000 }),
})
const loan = fc.record({
  flows: fc.array(flow, { minLength: 1, maxLength: 24 }),
  share: fc.double({ min: 0.02, max: 1.5, noNaN: true }),
  basis: fc.constantFrom('ACT_365' as const, 'ACT_30' as const),
})

describe('the effective total cost', () => {
  test('makes the payments worth the net value, within 1e-8 of it', () => {
    fc.assert(
      fc.property(loan, ({ flows, share, basis }) => {
        const paid = flows.reduce((sum, item) => sum + item.amount, 0)
        const net = Math.max(1, Math.round(paid * share))
        const { annual, monthly } = cetOf({ net, flows, basis })
        const growth = (days: number) =>
          basis === 'ACT_365' ? (1 + Number(annual)) ** (days / 365) : (1 + Number(monthly)) ** (days / 30)
        const worth = flows.reduce((sum, item) => sum + item.amount / growth(item.days), 0)
        expect(Math.abs(worth - net) / net).toBeLessThanOrEqual(1e-8)
        expect((1 + Number(monthly)) ** 12 - 1).toBeCloseTo(
          Number(annual),
          8 - Math.ceil(Math.log10(2 + Number(annual))),
        )
      }),
      { numRuns: 500 },
    )
  })

  test('equals the interest of one payment a year later', () => {
    const one = cetOf({ net: 100_00, flows: [{ amount: 121_00, days: 365 }], basis: 'ACT_365' })
    expect(one.annual).toBe('0.210000000000')
    expect(one.monthly).toBe('0.016011867773')
  })

  test('is zero when nothing is charged and negative when less is paid than received', () => {
    expect(cetOf({ net: 200, flows: [{ amount: 200, days: 90 }], basis: 'ACT_365' }).annual).toBe(
      '0.000000000000',
    )
    expect(
      Number(cetOf({ net: 200, flows: [{ amount: 100, days: 90 }], basis: 'ACT_365' }).annual),
    ).toBeLessThan(0)
  })

  test('does not depend on the order of payments', () => {
    const flows = [
      { amount: 300, days: 800 },
      { amount: 500, days: 30 },
    ]
    const cet = cetOf({ net: 600, flows, basis: 'ACT_365' })
    expect(cetOf({ net: 600, flows: flows.toReversed(), basis: 'ACT_365' })).toEqual(cet)
  })

  test('is rejected when nothing is received or paid', () => {
    const flows = [{ amount: 100, days: 30 }]
    for (const net of [0, -1, Number.NaN])
      expect(() => cetOf({ net, flows, basis: 'ACT_365' })).toThrow(RangeError)
    for (const wrong of [[], [{ amount: 0, days: 3 }], [{ amount: 5, days: 0 }]])
      expect(() => cetOf({ net: 100, flows: wrong, basis: 'ACT_365' })).toThrow(RangeError)
  })
})
