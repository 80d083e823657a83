import type { Connection } from '#db/client.ts'
import { listApplications } from '#db/queries/applications/applications.ts'
import { insertSampleRows } from '#db/queries/samples/sample-sets.ts'
import { insertWebhookEndpoint } from '#db/queries/webhooks/webhook-endpoints.ts'
import { afterMs } from '#lib/config/clock.ts'
import { newId } from '#lib/config/ids.ts'
import { WEBHOOK_KINDS } from '#lib/domain/webhooks/webhook-kinds.ts'
import type { Context } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { encryptWebhookSecret, newWebhookSecret } from '#lib/webhooks/webhook-secret.ts'

const NAME = 'Exemplo'
/** The top-level domain `.invalid` never resolves (RFC 2606). */
const RECEIVER = 'https://exemplo.invalid/webhooks'
const MONTH_MS = 30 * 86_400_000

/** Adds endpoints to the oldest active application without testing them, because their URL does not exist. */
export const addSampleEndpoints = async (tx: Connection, context: Context, setId: string): Promise<void> => {
  const { organizationId, now } = context
  const applications = await listApplications(tx, organizationId)
  const application = applications.find(({ revokedAt }) => revokedAt === null)
  if (!application) return
  for (const kind of WEBHOOK_KINDS) {
    const { id } = await insertWebhookEndpoint(tx, {
      ...{ id: newId(now), organizationId, applicationId: application.id, kind, name: NAME },
      url: `${RECEIVER}/${kind}`,
      sealedSecret: encryptWebhookSecret(newWebhookSecret()),
      eventTypes: null,
      registeredAt: afterMs(now, -MONTH_MS),
      isSample: true,
    })
    await insertSampleRows(tx, [{ organizationId, setId, resourceType: 'webhook_endpoint', resourceId: id }])
    await recordAudit(tx, context, {
      action: 'webhook.registered',
      subjectType: 'webhook_endpoint',
      subjectId: id,
      details: { kind },
    })
  }
}
