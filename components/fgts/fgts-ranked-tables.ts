import type { ComparedFgtsTable, FgtsFeeTable } from '#lib/client/fgts'
import { cheapestFirst } from '#lib/domain/cheapest-first'
import { type Cents, cents } from '#lib/domain/money'
import { costOf } from './cost-of.ts'

/** A table with what it makes of the choice, and what it costs the customer beyond the cheapest, in cents. */
export type RankedFgtsTable = {
  table: FgtsFeeTable
  /** Missing until the first answer. */
  compared: ComparedFgtsTable | undefined
  /** null where the table gives no figures. */
  extraCost: Cents | null
}

/**
 * The tables of an institution on one choice, the one that costs the customer least first; those that refuse
 * it are last.
 */
export const rankedFgtsTables = (
  tables: readonly FgtsFeeTable[],
  compared: readonly ComparedFgtsTable[],
): RankedFgtsTable[] => {
  const found = tables.map((table) => {
    const one = compared.find(({ simulationFeesId }) => simulationFeesId === table.id)
    return { table, compared: one, cost: one?.figures ? costOf(one.figures) : null }
  })
  const lowest = Math.min(...found.flatMap(({ cost }) => cost ?? []))
  return cheapestFirst(found, ({ cost }) => cost).map(({ table, compared, cost }) => ({
    table,
    compared,
    extraCost: cost === null ? null : cents(cost - lowest),
  }))
}
