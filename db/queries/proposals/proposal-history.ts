import type { Connection } from '#db/client.ts'
import { json } from '#db/json.ts'
import type { proposalHistory } from '#db/schema/proposals.ts'

export type ProposalHistoryRow = typeof proposalHistory.$inferSelect

export const insertProposalHistory = async (
  tx: Connection,
  row: Omit<ProposalHistoryRow, 'position' | 'reasonText'>,
): Promise<void> => {
  const reasonDetails = json(tx, row.reasonDetails)
  await tx`insert into proposal_history ${tx({ ...row, reasonDetails })}`
}

const LINE_COLUMNS = [
  'id',
  'proposal_id',
  'from_status',
  'to_status',
  'at',
  'actor_kind',
  'actor_id',
  'actor_name',
  'reason_code',
  'reason_details',
  'reason_text',
]

export type ProposalHistoryLine = Omit<ProposalHistoryRow, 'organizationId' | 'position'>

export const listProposalHistories = (
  tx: Connection,
  key: { organizationId: string; proposalIds: readonly string[] },
): Promise<ProposalHistoryLine[]> => tx<ProposalHistoryLine[]>`
  select ${tx(LINE_COLUMNS)} from proposal_history
  where organization_id = ${key.organizationId} and proposal_id = any(${[...key.proposalIds]}) order by position`

export const listProposalHistory = (
  tx: Connection,
  key: { organizationId: string; proposalId: string },
): Promise<ProposalHistoryRow[]> => tx<ProposalHistoryRow[]>`
  select * from proposal_history
  where organization_id = ${key.organizationId} and proposal_id = ${key.proposalId} order by position`

export const findNewestReason = async (
  tx: Connection,
  key: { organizationId: string; proposalId: string },
): Promise<string | null> => {
  const [row] = await tx<{ reasonCode: string | null }[]>`
    select reason_code from proposal_history
    where organization_id = ${key.organizationId} and proposal_id = ${key.proposalId}
    order by position desc limit 1`
  return row?.reasonCode ?? null
}
