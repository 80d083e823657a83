import type { Connection } from '#db/client.ts'
import { json } from '#db/json.ts'
import type { proposalSignatures } from '#db/schema/proposal-documents.ts'

export type ProposalSignatureRow = typeof proposalSignatures.$inferSelect

export const insertProposalSignature = async (tx: Connection, row: ProposalSignatureRow): Promise<void> => {
  const values = { factors: json(tx, row.factors), coolingOff: json(tx, row.coolingOff) }
  await tx`insert into proposal_signatures ${tx({ ...row, ...values })}`
}

export const findProposalSignature = async (
  tx: Connection,
  key: { organizationId: string; proposalId: string },
): Promise<ProposalSignatureRow | undefined> => {
  const [row] = await tx<ProposalSignatureRow[]>`
    select * from proposal_signatures
    where organization_id = ${key.organizationId} and proposal_id = ${key.proposalId}`
  return row
}
