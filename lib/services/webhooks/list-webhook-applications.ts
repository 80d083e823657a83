import { listApplications } from '#db/queries/applications/applications.ts'
import { withTransaction } from '#db/transaction.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'

export const listWebhookApplications = (context: Context): Promise<{ clientId: string; name: string }[]> => {
  requirePermission(context, 'manage_webhooks')
  return withTransaction(context, async (tx) =>
    (await listApplications(tx, context.organizationId))
      .filter(({ revokedAt }) => revokedAt === null)
      .map(({ clientId, name }) => ({ clientId, name })),
  )
}
