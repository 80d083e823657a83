import { updateApplication } from '#db/queries/applications'
import { withTransaction } from '#db/transaction'
import { type Context, requirePermission } from '#lib/services/context'
import { applicationOf } from './get-application.ts'
import { recordAudit } from './record-audit.ts'

/** Revokes an application for good: its tokens fail from the next request on. Throws `not_found`. */
export const revokeApplication = async (context: Context, input: { clientId: string }): Promise<void> => {
  requirePermission(context, 'manage_access')
  const { organizationId, now } = context
  await withTransaction(context, async (tx) => {
    const { id, revokedAt } = await applicationOf(tx, { organizationId, clientId: input.clientId })
    if (revokedAt) return
    await updateApplication(tx, { organizationId, id }, { revokedAt: now })
    await recordAudit(tx, context, {
      action: 'application_revoked',
      subjectType: 'application',
      subjectId: id,
    })
  })
}
