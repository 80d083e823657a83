import type { Connection } from '#db/client.ts'
import { documentFilename } from '#db/encrypted-columns.ts'
import type { proposalDocuments } from '#db/schema/proposal-documents.ts'

export type ProposalDocumentRow = typeof proposalDocuments.$inferSelect

type Key = { organizationId: string; proposalId: string }

export const insertProposalDocument = async (tx: Connection, row: ProposalDocumentRow): Promise<void> => {
  const originalFilename = documentFilename.write(row, row.originalFilename)
  await tx`insert into proposal_documents ${tx({ ...row, originalFilename })}`
}

export const listProposalDocuments = async (tx: Connection, key: Key): Promise<ProposalDocumentRow[]> => {
  const rows = await tx<ProposalDocumentRow[]>`
    select * from proposal_documents
    where organization_id = ${key.organizationId} and proposal_id = ${key.proposalId} order by id`
  return rows.map(decryptRow)
}

export const findProposalDocument = async (
  tx: Connection,
  key: Key & { id: string },
): Promise<ProposalDocumentRow | undefined> => {
  const [row] = await tx<ProposalDocumentRow[]>`
    select * from proposal_documents
    where organization_id = ${key.organizationId} and proposal_id = ${key.proposalId} and id = ${key.id}`
  return row && decryptRow(row)
}

export const findNewestProposalDocument = async (
  tx: Connection,
  key: Key & { type: string },
): Promise<ProposalDocumentRow | undefined> => {
  const [row] = await tx<ProposalDocumentRow[]>`
    select * from proposal_documents
    where organization_id = ${key.organizationId} and proposal_id = ${key.proposalId} and type = ${key.type}
    order by id desc limit 1`
  return row && decryptRow(row)
}

const decryptRow = (row: ProposalDocumentRow): ProposalDocumentRow => ({
  ...row,
  originalFilename: documentFilename.read(row, row.originalFilename),
})
