import type { Connection } from '#db/client.ts'
import { endAccessLinks } from '#db/queries/access/access-links.ts'
import {
  findExternalIdentity,
  insertExternalIdentity,
  touchExternalIdentity,
} from '#db/queries/access/external-identities.ts'
import { type UserRow, updateUser } from '#db/queries/access/users.ts'
import { findNewestAuditOf } from '#db/queries/audit/audit-entries.ts'
import { instantOf } from '#lib/config/clock.ts'
import { hashOfNoPassword } from '#lib/config/credentials.ts'
import { newId } from '#lib/config/ids.ts'
import { ACCESS_TOUCHES } from '#lib/domain/access/access-touches.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { Context } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'

/** `isLinked` is the state at the time when the provider authenticated the person. */
export type EnteringIdentity = { issuer: string; subject: string; isLinked: boolean }

/** Needs the person's lock. @throws identity_sign_in_expired for a changed link, identity_linked_to_other */
export const recordIdentityUse = async (
  tx: Connection,
  context: Context,
  { person, identity }: { person: UserRow; identity: EnteringIdentity },
): Promise<void> => {
  const { organizationId, id } = person
  const { issuer, subject, isLinked } = identity
  const stored = await findExternalIdentity(tx, { organizationId, issuer, subject })
  if (!stored && !isLinked) return link(tx, context, { person, identity })
  if (stored?.userId !== id) throw new DomainError('identity_sign_in_expired')
  await touchExternalIdentity(tx, stored, context.now)
}

const link = async (
  tx: Connection,
  context: Context,
  { person, identity: { issuer, subject } }: { person: UserRow; identity: EnteringIdentity },
) => {
  const { organizationId, now } = context
  const { id: userId } = person
  const row = { id: newId(now), organizationId, userId, issuer, subject, createdAt: now, lastUsedAt: now }
  if (!(await insertExternalIdentity(tx, row))) throw new DomainError('identity_linked_to_other')
  const author = person.passwordHash === null ? await authorOfAccess(tx, person) : null
  if (person.passwordHash === null) {
    // An invited person becomes active, so that the invitation is no longer needed.
    await updateUser(tx, person, { passwordHash: hashOfNoPassword() })
    await endAccessLinks(tx, { organizationId, userId }, now)
  }
  const act = { action: 'identity_linked', subjectType: 'user', subjectId: userId } as const
  await recordAudit(tx, context, { ...act, details: author === null ? {} : { proposedBy: author } })
}

/** Returns who gave the person access: for seven days, both count as one in approvals (access-touches). */
const authorOfAccess = async (
  tx: Connection,
  { organizationId, id: subjectId }: UserRow,
): Promise<string | null> => {
  const ever = { organizationId, subjectId, actions: ACCESS_TOUCHES, since: instantOf(0) }
  const touch = await findNewestAuditOf(tx, ever)
  if (!touch) return null
  const { proposedBy } = touch.details
  if (typeof proposedBy === 'string') return proposedBy
  return touch.actorKind === 'user' ? touch.actorId : null
}
