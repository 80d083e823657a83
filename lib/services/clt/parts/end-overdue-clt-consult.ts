import type { Connection } from '#db/client'
import { type CltConsultRow, updateCltConsultClosed } from '#db/queries/clt-consults'
import { dueAtOf } from '#lib/domain/clt/consult-deadlines'
import type { Context } from '#lib/services/context'
import { moveCltConsult } from './move-clt-consult.ts'

const DEADLINE = { kind: 'system', id: 'expire_clt_consult', name: 'prazo do termo' } as const

/**
 * Ends a term whose time is over and returns it as it is then; any other as it is. Not answered: FAILED
 * `consent_expired`. Not reported by the institution: FAILED `provider_timeout`. A margin past its life stays
 * SUCCESS and is closed. The row must be locked by the caller's transaction.
 */
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
