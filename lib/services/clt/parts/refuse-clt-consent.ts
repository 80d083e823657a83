import type { Connection } from '#db/client.ts'
import type { CltConsultRow } from '#db/queries/clt/clt-consults.ts'
import type { Context } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { moveCltConsult } from './move-clt-consult.ts'

/** Rejects a consult because the customer refused consent. The caller must lock the row. */
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
