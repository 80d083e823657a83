import type { Connection } from '#db/client.ts'
import { json } from '#db/json.ts'
import type { proposalFigures } from '#db/schema/proposal-figures.ts'
import type { ProposalRow } from './proposals.ts'

export type ProposalFiguresRow = typeof proposalFigures.$inferSelect

type Key = { organizationId: string; proposalId: string }

export const insertProposalFigures = async (tx: Connection, row: ProposalFiguresRow): Promise<void> => {
  const values = { iofRule: json(tx, row.iofRule), figures: json(tx, row.figures) }
  await tx`insert into proposal_figures ${tx({ ...row, ...values })}`
}

export const listProposalFigures = (tx: Connection, key: Key): Promise<ProposalFiguresRow[]> =>
  tx<ProposalFiguresRow[]>`
    select * from proposal_figures
    where organization_id = ${key.organizationId} and proposal_id = ${key.proposalId} order by id desc`

/** Returns undefined while the proposal has only the figures of its simulation. */
export const findNewestProposalFigures = async (
  tx: Connection,
  key: Key,
): Promise<ProposalFiguresRow | undefined> => {
  const [row] = await tx<ProposalFiguresRow[]>`
    select * from proposal_figures
    where organization_id = ${key.organizationId} and proposal_id = ${key.proposalId} order by id desc limit 1`
  return row
}

type ProposalFigures = Pick<
  ProposalRow,
  | 'netCents'
  | 'issueCents'
  | 'totalCents'
  | 'totalInstallments'
  | 'monthlyRate'
  | 'cetAnnual'
  | 'firstDueDate'
  | 'updatedAt'
>

export const updateProposalFigures = async (
  tx: Connection,
  { organizationId, id }: { organizationId: string; id: string },
  figures: ProposalFigures,
): Promise<void> => {
  await tx`
    update proposals set ${tx(figures)}
    where organization_id = ${organizationId} and id = ${id} and status = 'formalization'`
}
