import type { ComparedFgtsTable, FgtsPriceTable } from '#lib/client/fgts.ts'
import { cheapestFirst } from '#lib/domain/cheapest-first.ts'
import { type Cents, cents } from '#lib/domain/money.ts'
import { costOf } from './cost-of.ts'

export type RankedFgtsTable = {
  table: FgtsPriceTable
  compared: ComparedFgtsTable | undefined
  /** Extra cost over the cheapest price table, in cents; null without figures. */
  extraCost: Cents | null
}

/** Prefers a table without insurance, because insurance must be the customer's own choice. */
export const firstFgtsTable = (ranked: readonly RankedFgtsTable[]): RankedFgtsTable | undefined =>
  ranked.find(({ compared }) => compared?.figures?.insuranceAmount === 0) ?? ranked[0]

export const rankedFgtsTables = (
  tables: readonly FgtsPriceTable[],
  compared: readonly ComparedFgtsTable[],
): RankedFgtsTable[] => {
  const candidates = tables.map((table) => {
    const one = compared.find(({ simulationFeesId }) => simulationFeesId === table.id)
    return { table, compared: one, cost: one?.figures ? costOf(one.figures) : null }
  })
  const lowest = Math.min(...candidates.flatMap(({ cost }) => cost ?? []))
  return cheapestFirst(candidates, ({ cost }) => cost).map(({ table, compared, cost }) => ({
    table,
    compared,
    extraCost: cost === null ? null : cents(cost - lowest),
  }))
}
