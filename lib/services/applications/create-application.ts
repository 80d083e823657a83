import { insertApplicationSecret } from '#db/queries/applications/application-secrets.ts'
import { insertApplication } from '#db/queries/applications/applications.ts'
import { withTransaction } from '#db/transaction.ts'
import { secretDigest } from '#lib/config/credentials.ts'
import { newId, newSecret } from '#lib/config/ids.ts'
import { TOKEN_LIFETIME_SECONDS, tokenLifetime } from '#lib/domain/access/access-token.ts'
import type { Scope } from '#lib/domain/access/permissions.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { clientIdName, displayName } from '#lib/domain/names.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'

export type NewApplication = {
  name: string
  scopes: readonly Scope[]
  clientId?: string | undefined
  tokenLifetimeSeconds?: number | undefined
  /** Includes running queries in balance lists; null does so only for applications with service accounts. */
  listsRunning?: boolean | null | undefined
}

/** The secret cannot be read later. @throws invalid_name, invalid_client_id, invalid_setting, name_taken */
export const createApplication = async (
  context: Context,
  input: NewApplication,
): Promise<{ id: string; clientId: string; clientSecret: string }> => {
  requirePermission(context, 'manage_access')
  const clientId = clientIdName(
    input.clientId ??
      `app-${newSecret(9)
        .toLowerCase()
        .replace(/[^a-z0-9]/g, '0')}`,
  )
  const { organizationId, now } = context
  const id = newId(now)
  const clientSecret = newSecret()
  await withTransaction(context, async (tx) => {
    const inserted = await insertApplication(tx, {
      id,
      organizationId,
      clientId,
      name: displayName(input.name),
      scopes: [...input.scopes],
      tokenLifetimeSeconds: tokenLifetime(input.tokenLifetimeSeconds ?? TOKEN_LIFETIME_SECONDS.usual),
      listsRunning: input.listsRunning ?? null,
      createdAt: now,
      revokedAt: null,
    })
    if (!inserted) throw new DomainError('name_taken', { name: clientId })
    const secretHash = secretDigest(clientSecret)
    const life = { createdAt: now, expiresAt: null, lastUsedAt: null }
    await insertApplicationSecret(tx, {
      id: newId(now),
      organizationId,
      applicationId: id,
      secretHash,
      ...life,
    })
    const details = { clientId, scopes: input.scopes }
    await recordAudit(tx, context, {
      action: 'application_created',
      subjectType: 'application',
      subjectId: id,
      details,
    })
  })
  return { id, clientId, clientSecret }
}
