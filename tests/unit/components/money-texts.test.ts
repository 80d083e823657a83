import { expect, test } from 'vitest'
import { fgtsTableParts, PART_TEXTS } from '#components/fgts/fgts-table-parts.ts'
import { localizedTexts } from '#components/language/texts.ts'
import { exactText, factorText, rateText } from '#components/simulations/exact-text.ts'
import { growthFormula } from '#components/simulations/growth-words.ts'
import type { FgtsFigures } from '#lib/client/fgts.ts'
import type { SimulationWorkings } from '#lib/client/simulations.ts'

test('writes exact figures with every decimal and a comma', () => {
  expect(exactText('1470.588235')).toBe('R$\u00a01.470,588235')
  expect(factorText('1.0612700951')).toBe('1,0612700951')
  expect(rateText('0.000082')).toBe('0,0082%')
})

test('writes the growth formula of the table’s day count: months, years or days', () => {
  const method = (more: object) =>
    ({
      monthlyRate: '0.018',
      dayCount: 'DAYS_30',
      dailyGrowth: null,
      ...more,
    }) as unknown as SimulationWorkings['method']
  expect(growthFormula(method({}), 100)).toBe('(1 + 1,80%)^(100 ÷ 30)')
  expect(growthFormula(method({ dayCount: 'ACT_365' }), 'd')).toBe('((1 + 1,80%)^12)^(d ÷ 365)')
  expect(growthFormula(method({ dailyGrowth: '1.000595' }), 100)).toBe('1,000595^100')
})

test('splits the amount blocked at Caixa into parts, to the cent', () => {
  const figures = {
    totalBalance: 1000.1,
    emissionAmount: 812.37,
    availableBalance: 700.03,
    iof: 12.34,
    tc: 90,
    insuranceAmount: 10,
  } as FgtsFigures
  const parts = fgtsTableParts(figures, localizedTexts(PART_TEXTS, 'pt-BR'))
  expect(parts.find(({ id }) => id === 'interest')?.value).toBe(187_73)
  expect(parts.reduce((sum, { value }) => sum + value, 0)).toBe(1000_10)
})
