import type { Connection } from '#db/client.ts'
import type { proofsOfLife } from '#db/schema/proposal-documents.ts'

export type ProofOfLifeRow = typeof proofsOfLife.$inferSelect

type Key = { organizationId: string; id: string }

export const insertProofOfLife = async (tx: Connection, row: ProofOfLifeRow): Promise<void> => {
  await tx`insert into proofs_of_life ${tx(row)}`
}

export const listProofsOfLife = (
  tx: Connection,
  { organizationId, proposalId }: { organizationId: string; proposalId: string },
): Promise<ProofOfLifeRow[]> => tx<ProofOfLifeRow[]>`
  select * from proofs_of_life where organization_id = ${organizationId} and proposal_id = ${proposalId}
  order by id desc limit 20`

export const updateProofOfLifeId = async (
  tx: Connection,
  { organizationId, id }: Key,
  externalId: string,
): Promise<void> => {
  await tx`
    update proofs_of_life set external_id = ${externalId}
    where organization_id = ${organizationId} and id = ${id}`
}

export const closeProofOfLife = async (
  tx: Connection,
  { organizationId, id }: Key,
  result: Pick<ProofOfLifeRow, 'outcome' | 'evidence' | 'checkedAt'>,
): Promise<boolean> => {
  const rows = await tx`
    update proofs_of_life set ${tx(result)}
    where organization_id = ${organizationId} and id = ${id} and outcome = 'open' returning id`
  return rows.length === 1
}
