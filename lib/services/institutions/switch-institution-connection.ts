import { updateConnectionState } from '#db/queries/institutions/institution-connections.ts'
import { withTransaction } from '#db/transaction.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'

export type ConnectionSwitch = { code: string; to: 'active' | 'paused' }

/**
 * While the connection is paused, no new work starts, work in progress waits, and events are still received.
 * @throws permission_denied, connection_not_usable
 */
export const switchInstitutionConnection = async (
  context: Context,
  { code, to }: ConnectionSwitch,
): Promise<{ code: string }> => {
  requirePermission(context, 'manage_webhooks')
  const { organizationId, now: at } = context
  return withTransaction(context, async (tx) => {
    const key = { organizationId, institutionCode: code }
    const from = to === 'paused' ? (['active'] as const) : (['paused'] as const)
    if (!(await updateConnectionState(tx, key, { from, to, at })))
      throw new DomainError('connection_not_usable')
    await recordAudit(tx, context, {
      action: to === 'paused' ? 'institution_paused' : 'institution_resumed',
      subjectType: 'institution',
      subjectId: code,
    })
    return { code }
  })
}
