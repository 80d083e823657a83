import type { Connection } from '#db/client.ts'
import { firstIdOf } from '#db/created-between.ts'
import { equalsAny } from '#db/equals-any.ts'
import { NOTHING } from '#db/nothing.ts'
import { countProposalsMade, sumPaid } from '#db/queries/sales/sales-volume.ts'
import type { DayFigures } from '#lib/domain/home/home-view.ts'

/** `to` is exclusive. */
export type FigureRange = {
  organizationId: string
  from: Date
  to: Date
  authors?: readonly string[] | undefined
}

export const getDayFigures = async (tx: Connection, range: FigureRange): Promise<DayFigures> => {
  const [simulated, { created }, signatures, paid] = await Promise.all([
    tx<{ total: number }[]>`
      select count(*) as total from (${simulatedBy(tx, range, tx`fgts_simulations`)}
        union ${simulatedBy(tx, range, tx`clt_simulations`)}) as customers`,
    countProposalsMade(tx, range),
    tx<{ total: number }[]>`
      select count(*) as total from proposal_signatures as done
      where ${between(tx, range)} ${ofAuthors(tx, range)}`,
    sumPaid(tx, range),
  ])
  return {
    simulatedCustomers: simulated[0]?.total ?? 0,
    proposals: created,
    signatures: signatures[0]?.total ?? 0,
    payouts: paid.contracts,
    paidCents: paid.netCents,
  }
}

const simulatedBy = (tx: Connection, range: FigureRange, table: ReturnType<Connection>) => tx`
  select document_number from ${table}
  where ${between(tx, range)} ${range.authors === undefined ? NOTHING : tx`and created_by_id ${equalsAny(tx, range.authors)}`}`

const between = (tx: Connection, { organizationId, from, to }: FigureRange) => tx`
  organization_id = ${organizationId} and id >= ${firstIdOf(from)} and id < ${firstIdOf(to)}`

const ofAuthors = (tx: Connection, { organizationId, authors }: FigureRange) =>
  authors === undefined
    ? NOTHING
    : tx`and exists (select 1 from proposals where proposals.organization_id = ${organizationId} and proposals.id = done.proposal_id
        and created_by_id ${equalsAny(tx, authors)})`
