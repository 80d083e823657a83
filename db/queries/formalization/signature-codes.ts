import type { Connection } from '#db/client.ts'
import type { signatureCodes } from '#db/schema/proposal-documents.ts'
import { afterMs } from '#lib/config/clock.ts'

export type SignatureCodeRow = typeof signatureCodes.$inferSelect

type Contract = { organizationId: string; proposalId: string }
type Key = { organizationId: string; id: string }

export const insertSignatureCode = async (
  tx: Connection,
  row: SignatureCodeRow,
  keptMs: number,
): Promise<void> => {
  await tx`insert into signature_codes ${tx(row)}`
  await tx`
    delete from signature_codes
    where organization_id = ${row.organizationId} and proposal_id = ${row.proposalId}
      and sent_at < ${afterMs(row.sentAt, -keptMs)}`
}

export const listSignatureCodes = (
  tx: Connection,
  { organizationId, proposalId, since }: Contract & { since: Date },
): Promise<SignatureCodeRow[]> => tx<SignatureCodeRow[]>`
  select * from signature_codes
  where organization_id = ${organizationId} and proposal_id = ${proposalId} and sent_at > ${since}
  order by id desc`

export const updateSignatureCodeOutcome = async (
  tx: Connection,
  { organizationId, id }: Key,
  { outcome, messageId }: Pick<SignatureCodeRow, 'outcome' | 'messageId'>,
): Promise<void> => {
  await tx`
    update signature_codes set outcome = ${outcome}, message_id = ${messageId}
    where organization_id = ${organizationId} and id = ${id}`
}

export const countSignatureCodeAttempt = async (
  tx: Connection,
  { organizationId, id }: Key,
): Promise<void> => {
  await tx`
    update signature_codes set attempts = attempts + 1
    where organization_id = ${organizationId} and id = ${id}`
}
