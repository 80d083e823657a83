import type { Connection } from '#db/client.ts'
import type { CltConsultRow } from '#db/queries/clt/clt-consults.ts'
import { isRevocableConsult } from '#lib/domain/clt/consult-status.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { enqueue } from '#lib/queue/enqueue.ts'
import type { Context } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { moveCltConsult } from './move-clt-consult.ts'

export type RevocationEvidence = {
  channel: string
  identityCheck: 'cpf_and_birth_date' | 'declared_by_application' | 'declared_by_person'
}

/**
 * Idempotent; the caller must lock the row. Earlier processing stays lawful (LGPD art. 8 § 5).
 * @throws consult_not_revocable (with `status`)
 */
export const revokeConsent = async (
  tx: Connection,
  context: Context,
  { consult, channel, identityCheck }: RevocationEvidence & { consult: CltConsultRow },
): Promise<CltConsultRow> => {
  const { id, organizationId, status: from, termVersion } = consult
  if (consult.code === 'consent_revoked') return consult
  if (!isRevocableConsult(from)) throw new DomainError('consult_not_revocable', { status: from })
  const revoked = await moveCltConsult(tx, context, {
    consultId: id,
    from,
    to: 'REJECTED',
    reason: { code: 'consent_revoked' },
  })
  await recordAudit(tx, context, {
    action: 'consent.revoke',
    subjectType: 'clt_consult',
    subjectId: id,
    details: { channel, identityCheck, termVersion },
  })
  await enqueue(tx, { name: 'revoke_clt_consent', payload: { organizationId, consultId: id } })
  return revoked
}
