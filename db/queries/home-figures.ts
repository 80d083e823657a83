import type { DayFigures } from '#lib/domain/home/home-view'
import type { Connection } from '../client.ts'
import { firstIdOf } from '../created-between.ts'

/** A stretch of time, the end not included, and whose work. */
export type FigureRange = {
  organizationId: string
  from: Date
  to: Date
  authors?: readonly string[] | undefined
}

/**
 * What was done in a stretch of time. Ids begin with the time they were made: they bound what is read to the
 * stretch. The money is what went out in it, of proposals whose author counts.
 */
export const getDayFigures = async (tx: Connection, range: FigureRange): Promise<DayFigures> => {
  const [simulations, more, proposals, signatures, paid] = await Promise.all([
    made(tx, range, tx`fgts_simulations`),
    made(tx, range, tx`clt_simulations`),
    made(tx, range, tx`proposals`),
    tx<{ total: number }[]>`
      select count(*) as total from proposal_signatures as done
      where ${between(tx, range)} ${ofAuthors(tx, range)}`,
    tx<{ total: number; cents: DayFigures['paidCents'] }[]>`
      select count(*) as total, coalesce(sum(amount_cents), 0)::bigint as cents from payouts as done
      where ${between(tx, range)} ${ofAuthors(tx, range)}`,
  ])
  return {
    simulations: (simulations[0]?.total ?? 0) + (more[0]?.total ?? 0),
    proposals: proposals[0]?.total ?? 0,
    signatures: signatures[0]?.total ?? 0,
    payouts: paid[0]?.total ?? 0,
    paidCents: paid[0]?.cents ?? (0 as DayFigures['paidCents']),
  }
}

const made = (tx: Connection, range: FigureRange, table: ReturnType<Connection>) => tx<{ total: number }[]>`
  select count(*) as total from ${table}
  where ${between(tx, range)} ${range.authors === undefined ? tx`` : tx`and created_by_id = any(${[...range.authors]})`}`

const between = (tx: Connection, { organizationId, from, to }: FigureRange) => tx`
  organization_id = ${organizationId} and id >= ${firstIdOf(from)} and id < ${firstIdOf(to)}`

const ofAuthors = (tx: Connection, { organizationId, authors }: FigureRange) =>
  authors === undefined
    ? tx``
    : tx`and exists (select 1 from proposals where proposals.organization_id = ${organizationId} and proposals.id = done.proposal_id
        and created_by_id = any(${[...authors]}))`
