import type { Connection } from '#db/client.ts'
import { insertSession, updateSessionProof } from '#db/queries/access/sessions.ts'
import type { UserRow } from '#db/queries/access/users.ts'
import { afterMs } from '#lib/config/clock.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { Context } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { type EnteringIdentity, recordIdentityUse } from './record-identity-use.ts'

const SESSION_MS = 12 * 3_600_000

/** Returns a context with the identity provider as actor, for its decisions: links, group roles, refusals. */
export const providerContext = (stranger: Context, organizationId: string): Context => ({
  ...stranger,
  organizationId,
  actor: { kind: 'system', id: 'identity_provider', name: 'login da organização' },
})

export const personContext = (context: Context, person: UserRow): Context => {
  const { organizationId, id, name, email, role, teamId, visibility } = person
  const actor = { kind: 'user', id, name, email, role, sessionId: '', teamId, visibility } as const
  return { ...context, organizationId, actor }
}

type Opening = {
  person: UserRow
  waiting: EnteringIdentity & { sessionId: string; confirmedSessionId: string | null; provenAt: Date }
  /** True if the provider vouches for the second factor. */
  isVouched: boolean
  hasProof?: boolean
}

/**
 * Links the identity only now that the person has proved everything. A confirmation continues the session.
 * @throws identity_sign_in_expired for a used sign-in, and the codes of {@link recordIdentityUse}
 */
export const openProviderSession = async (
  tx: Connection,
  context: Context,
  { person, waiting, isVouched, hasProof = false }: Opening,
): Promise<string> => {
  const { now, client } = context
  const { sessionId: id, confirmedSessionId, issuer: identityIssuer, provenAt } = waiting
  const { organizationId, id: userId } = person
  const byProvider = providerContext(context, person.organizationId)
  await recordIdentityUse(tx, byProvider, { person, identity: waiting })
  const secondFactorAt = hasProof ? now : isVouched ? provenAt : null
  const proof = { identityIssuer, identityProvenAt: provenAt, secondFactorAt, secondFactorVouched: isVouched }
  const isConfirmed =
    confirmedSessionId !== null &&
    (await updateSessionProof(tx, { organizationId, userId, id: confirmedSessionId }, { ...proof, at: now }))
  const isOpen = await insertSession(tx, {
    ...proof,
    id,
    organizationId,
    userId,
    createdAt: now,
    expiresAt: afterMs(now, SESSION_MS),
    // After a confirmation, this row only prevents a second use of the sign-in.
    revokedAt: isConfirmed ? now : null,
    lastUsedAt: now,
    ip: client.ip || null,
    userAgent: client.userAgent || null,
  })
  if (!isOpen) throw new DomainError('identity_sign_in_expired')
  const sessionId = isConfirmed ? confirmedSessionId : id
  await recordAudit(tx, personContext(context, person), {
    action: 'sign_in',
    subjectType: 'session',
    subjectId: sessionId,
    details: { kind: 'identity_provider' },
  })
  return sessionId
}
