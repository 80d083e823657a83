import type { Connection } from '../client.ts'
import type { proposalFigures } from '../schema/proposal-figures.ts'
import type { ProposalRow } from './proposals.ts'

export type ProposalFiguresRow = typeof proposalFigures.$inferSelect

type Key = { organizationId: string; proposalId: string }

/** Stores figures computed again; earlier ones stay. */
export const insertProposalFigures = async (tx: Connection, row: ProposalFiguresRow): Promise<void> => {
  const json = { iofRule: tx.json(row.iofRule), figures: tx.json(row.figures as never) }
  await tx`insert into proposal_figures ${tx({ ...row, ...json })}`
}

/** Figures of a proposal that replaced its simulation's, newest first. */
export const listProposalFigures = (tx: Connection, key: Key): Promise<ProposalFiguresRow[]> =>
  tx<ProposalFiguresRow[]>`
    select * from proposal_figures
    where organization_id = ${key.organizationId} and proposal_id = ${key.proposalId} order by id desc`

/** The figures in force of a proposal; undefined while they are its simulation's. */
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
  | 'availableBalanceCents'
  | 'emissionCents'
  | 'totalBalanceCents'
  | 'totalInstallments'
  | 'monthlyRate'
  | 'cetAnnual'
  | 'firstDueDate'
  | 'updatedAt'
>

/** Replaces the figures of a proposal that nobody signed yet. */
export const updateProposalFigures = async (
  tx: Connection,
  { organizationId, id }: { organizationId: string; id: string },
  figures: ProposalFigures,
): Promise<void> => {
  await tx`
    update proposals set ${tx(figures)}
    where organization_id = ${organizationId} and id = ${id} and status = 'formalization'`
}
