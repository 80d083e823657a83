import type { Connection } from '#db/client.ts'
import { type CltConsultRow, updateCltConsultClosed } from '#db/queries/clt/clt-consults.ts'
import { dueAtOf } from '#lib/domain/clt/consult-deadlines.ts'
import type { Context } from '#lib/services/context.ts'
import { moveCltConsult } from './move-clt-consult.ts'

const DEADLINE = { kind: 'system', id: 'expire_clt_consult', name: 'prazo do termo' } as const

/** The caller must lock the row. If the margin has expired, the consult is closed, but stays SUCCESS. */
export const endOverdueCltConsult = async (
  tx: Connection,
  context: Context,
  consult: CltConsultRow,
): Promise<CltConsultRow> => {
  const dueAt = dueAtOf(consult)
  if (!dueAt || dueAt > context.now) return consult
  const { id, status: from } = consult
  if (from === 'SUCCESS')
    return (
      (await updateCltConsultClosed(tx, { organizationId: context.organizationId, id }, context.now)) ??
      consult
    )
  const code = from === 'WAITING_CONSENT' ? 'consent_expired' : 'provider_timeout'
  const deadline: Context = { ...context, actor: DEADLINE }
  return moveCltConsult(tx, deadline, { consultId: id, from, to: 'FAILED', reason: { code } })
}
