import { describe, expect, test } from 'vitest'
import { rankedFgtsTables } from '#components/fgts/fgts-ranked-tables.ts'
import type { ComparedFgtsTable, FgtsPriceTable } from '#lib/client/fgts.ts'

const table = (id: string, isDefault = false) => ({ id, label: id, default: isDefault }) as FgtsPriceTable

const comparisonOf = (id: string, totalBalance: number, availableBalance: number) =>
  ({ simulationFeesId: id, figures: { totalBalance, availableBalance }, refusal: null }) as ComparedFgtsTable

const TABLES = [table('house', true), table('refusing'), table('cheap'), table('dear')]

describe('the tables of an institution on a choice', () => {
  test('are ordered by cost to the customer, each with its difference from the cheapest', () => {
    const ranked = rankedFgtsTables(TABLES, [
      comparisonOf('dear', 1500, 1000),
      comparisonOf('house', 1500, 1040.1),
      comparisonOf('cheap', 1500, 1061.1),
      { simulationFeesId: 'refusing', figures: null, refusal: { code: 'too_few_installments', text: '' } },
    ])
    expect(ranked.map(({ table: { id }, extraCost }) => [id, extraCost])).toEqual([
      ['cheap', 0],
      ['house', 21_00],
      ['dear', 61_10],
      ['refusing', null],
    ])
  })

  test('are compared by the blocked amount where they leave the same net amount', () => {
    const ranked = rankedFgtsTables(TABLES, [
      comparisonOf('house', 720.5, 500),
      comparisonOf('cheap', 700, 500),
    ])
    expect(ranked.slice(0, 2).map(({ table: { id }, extraCost }) => [id, extraCost])).toEqual([
      ['cheap', 0],
      ['house', 20_50],
    ])
  })

  test('keep the default order while costs are unknown or equal', () => {
    expect(rankedFgtsTables(TABLES, []).map(({ table: { id } }) => id)).toEqual(TABLES.map(({ id }) => id))
    const same = TABLES.map(({ id }) => comparisonOf(id, 1500, 1000))
    expect(rankedFgtsTables(TABLES, same).map(({ extraCost }) => extraCost)).toEqual([0, 0, 0, 0])
  })
})
