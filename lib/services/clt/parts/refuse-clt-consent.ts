import type { Connection } from '#db/client'
import type { CltConsultRow } from '#db/queries/clt-consults'
import { recordAudit } from '#lib/services/access/parts/record-audit'
import type { Context } from '#lib/services/context'
import { moveCltConsult } from './move-clt-consult.ts'

/**
 * The customer does not authorize the query: WAITING_CONSENT → REJECTED `consent_refused`, which closes the
 * term. The row must be locked by the caller's transaction and wait for consent.
 */
export const refuseConsent = async (
  tx: Connection,
  context: Context,
  consult: CltConsultRow,
): Promise<CltConsultRow> => {
  const refused = await moveCltConsult(tx, context, {
    consultId: consult.id,
    from: 'WAITING_CONSENT',
    to: 'REJECTED',
    reason: { code: 'consent_refused' },
  })
  await recordAudit(tx, context, {
    action: 'consent.refuse',
    subjectType: 'clt_consult',
    subjectId: consult.id,
  })
  return refused
}
