import type { Connection } from '#db/client.ts'
import { insertAgentCertificate } from '#db/queries/people/agent-certificates.ts'
import { newId } from '#lib/config/ids.ts'
import type { Certificate } from '#lib/domain/people/certificate.ts'
import type { Context } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { certificateOf } from './certificate-of.ts'

export const addCertificate = async (
  tx: Connection,
  context: Context,
  { userId, number, issuer, endDate }: Certificate & { userId: string },
): Promise<void> => {
  const { organizationId, actor, now } = context
  const before = await certificateOf(tx, context, userId)
  await insertAgentCertificate(tx, {
    id: newId(now),
    organizationId,
    userId,
    number,
    issuer,
    endDate,
    createdByKind: actor.kind,
    createdById: actor.id,
    createdByName: actor.name,
    createdAt: now,
  })
  await recordAudit(tx, context, {
    action: 'user_certificate_added',
    subjectType: 'user',
    subjectId: userId,
    details: {
      changed: { certification: { from: before?.number ?? null, to: number } },
      ...(endDate && { endDate }),
    },
  })
}
