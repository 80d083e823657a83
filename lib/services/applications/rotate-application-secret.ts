import {
  expireApplicationSecret,
  insertApplicationSecret,
  listLiveSecrets,
} from '#db/queries/applications/application-secrets.ts'
import { withTransaction } from '#db/transaction.ts'
import { afterMs } from '#lib/config/clock.ts'
import { secretDigest } from '#lib/config/credentials.ts'
import { newId, newSecret } from '#lib/config/ids.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { applicationToChange } from './get-application.ts'

const DAY_MS = 86_400_000

/**
 * The old secret stays valid for `overlapDays` (0 to 90); the new secret cannot be read later.
 * @throws not_found, invalid_setting, secret_limit_reached while an earlier rotation overlaps (unless 0 days)
 */
export const rotateApplicationSecret = async (
  context: Context,
  input: { clientId: string; overlapDays: number },
): Promise<{ clientSecret: string; oldExpiresAt: Date }> => {
  requirePermission(context, 'manage_access')
  const { overlapDays } = input
  if (!(overlapDays >= 0 && overlapDays <= 90))
    throw new DomainError('invalid_setting', { field: 'overlapDays' })
  const { organizationId, now } = context
  const oldExpiresAt = afterMs(now, overlapDays * DAY_MS)
  const clientSecret = newSecret()
  await withTransaction(context, async (tx) => {
    const { id: applicationId } = await applicationToChange(tx, { organizationId, clientId: input.clientId })
    const live = await listLiveSecrets(tx, { organizationId, applicationId }, now)
    const ending = live.find((secret) => secret.expiresAt !== null)
    if (overlapDays > 0 && live.length > 1) {
      throw new DomainError('secret_limit_reached', { until: ending?.expiresAt?.toISOString() })
    }
    for (const { id } of live) await expireApplicationSecret(tx, { organizationId, id }, oldExpiresAt)
    const life = { createdAt: now, expiresAt: null, lastUsedAt: null }
    const secretHash = secretDigest(clientSecret)
    await insertApplicationSecret(tx, { id: newId(now), organizationId, applicationId, secretHash, ...life })
    const act = {
      action: 'application_secret_rotated',
      subjectType: 'application',
      subjectId: applicationId,
    } as const
    await recordAudit(tx, context, { ...act, details: { overlapDays } })
  })
  return { clientSecret, oldExpiresAt }
}
