import { insertSession } from '#db/queries/access/sessions.ts'
import { findUserForUpdate, type UserRow, updateUser } from '#db/queries/access/users.ts'
import { findOrganization, type OrganizationRow } from '#db/queries/organizations/organizations.ts'
import { withTransaction } from '#db/transaction.ts'
import { afterMs } from '#lib/config/clock.ts'
import { newId } from '#lib/config/ids.ts'
import { DomainError } from '#lib/domain/errors.ts'
import {
  type SecondFactorProof,
  spendSecondFactorProof,
} from '#lib/services/access/shared/second-factor-proof.ts'
import type { Context } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'

const SESSION_MS = 12 * 3_600_000

/** `emailKey` names the account in the cookie of a known device. */
export type SignInResult = {
  sessionId: string
  userId: string
  name: string
  email: string
  emailKey: string
}

/** @throws sign_in_failed if the account has changed meanwhile, second_factor_wrong for a used proof */
export const openSession = async (
  context: Context,
  user: UserRow,
  { newHash, proof }: { newHash: string | null; proof: SecondFactorProof },
): Promise<SignInResult> => {
  const sessionId = newId(context.now)
  await withTransaction(user, async (tx) => {
    const locked = await findUserForUpdate(tx, user)
    if (locked?.passwordHash !== user.passwordHash || locked.deactivatedAt)
      throw new DomainError('sign_in_failed')
    // Must come first: a new hash stops passkeys from signing in alone; the proof below may allow it again.
    if (newHash !== null) await updateUser(tx, user, { passwordHash: newHash })
    await spendSecondFactorProof(tx, asUser(context, user), proof)
    await insertSession(tx, {
      id: sessionId,
      organizationId: user.organizationId,
      userId: user.id,
      createdAt: context.now,
      expiresAt: afterMs(context.now, SESSION_MS),
      revokedAt: null,
      lastUsedAt: context.now,
      secondFactorAt: proof.kind === 'none' ? null : context.now,
      ip: context.client.ip || null,
      userAgent: context.client.userAgent || null,
    })
    await recordAudit(tx, asUser(context, user), {
      action: proof.kind === 'passkey' && proof.way === 'alone' ? 'sign_in_by_passkey' : 'sign_in',
      subjectType: 'session',
      subjectId: sessionId,
    })
  })
  const { id: userId, name, email, emailKey } = user
  return { sessionId, userId, name, email, emailKey }
}

/** Returns null if the person is deactivated or the organization is not active. */
export const organizationOf = async (user: UserRow): Promise<OrganizationRow | null> => {
  if (user.deactivatedAt) return null
  const organization = await withTransaction(user, (tx) => findOrganization(tx, user.organizationId))
  return organization?.status === 'active' ? organization : null
}

type Failure =
  | 'sign_in_failed'
  | 'sign_in_locked'
  | 'second_factor_wrong'
  | 'passkey_refused'
  | 'password_sign_in_refused'
  | 'address_refused'

export const auditSignIn = (context: Context, user: UserRow, action: Failure) =>
  withTransaction(user, (tx) =>
    recordAudit(tx, asUser(context, user), { action, subjectType: 'user', subjectId: user.id }),
  )

const asUser = (context: Context, user: UserRow): Context => ({
  ...context,
  organizationId: user.organizationId,
  actor: {
    kind: 'user',
    id: user.id,
    name: user.name,
    email: user.email,
    role: user.role,
    sessionId: '',
    teamId: user.teamId,
    visibility: user.visibility,
  },
})
