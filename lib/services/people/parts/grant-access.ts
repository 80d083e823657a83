import type { Connection } from '#db/client.ts'
import { endAccessLinks } from '#db/queries/access/access-links.ts'
import type { AccessRequestRow } from '#db/queries/access/access-requests.ts'
import { deleteIdentitiesOfUser } from '#db/queries/access/external-identities.ts'
import { findOwnRole } from '#db/queries/access/own-roles.ts'
import { deleteAllFactors, findNewestFactorAt } from '#db/queries/access/second-factors.ts'
import { revokeSessionsOfUser } from '#db/queries/access/sessions.ts'
import { insertUser, type UserRow, updateUser } from '#db/queries/access/users.ts'
import { findTeamForShare } from '#db/queries/people/teams.ts'
import type { AuditDetails } from '#lib/domain/access/audit-details.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { isSameAccess, type RequestedAccess } from '#lib/domain/people/access-request.ts'
import type { Context } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { accessChanges } from './access-changes.ts'
import { accessSnapshot } from './access-snapshot.ts'
import { type IssuedLink, issueLink } from './issue-link.ts'
import { lockPerson } from './lock-person.ts'

/** @throws access_request_stale if person, role or team has changed since the request, name_taken (e-mail) */
export const grantAccess = async (
  tx: Connection,
  context: Context,
  request: AccessRequestRow,
): Promise<IssuedLink | null> => {
  const { userId, kind, known, wanted } = request
  if (wanted?.teamId && !(await findTeamForShare(tx, { ...request, id: wanted.teamId })))
    throw new DomainError('access_request_stale')
  if (wanted && !(await isRoleUnchanged(tx, request.organizationId, wanted)))
    throw new DomainError('access_request_stale')
  if (known === null) return invite(tx, context, request)
  const person = await lockPerson(tx, context, userId)
  if (!isSameAccess(accessSnapshot(person), known)) throw new DomainError('access_request_stale')
  if (wanted && known.role === 'manager') return changeManager(tx, context, { request, person, wanted })
  if (wanted) return promoteToManager(tx, context, { request, person, wanted })
  if (kind === 'second_factor') return removeFactor(tx, context, request)
  return kind === 'link'
    ? newLink(tx, context, { request, person })
    : reactivate(tx, context, { request, person })
}

const isRoleUnchanged = async (tx: Connection, organizationId: string, wanted: RequestedAccess) => {
  if (!wanted.ownRoleId) return true
  const role = await findOwnRole(tx, { organizationId, id: wanted.ownRoleId })
  return role?.likeRole === wanted.role && role.visibility === wanted.visibility
}

type GrantSubject = { request: AccessRequestRow; person: UserRow }

const audit = (
  tx: Connection,
  context: Context,
  { request, ...act }: { request: AccessRequestRow; action: string; details?: AuditDetails },
) =>
  recordAudit(tx, context, {
    action: act.action,
    subjectType: 'user',
    subjectId: request.userId,
    details: { ...act.details, proposedBy: request.createdById },
  })

const invite = async (tx: Connection, context: Context, request: AccessRequestRow) => {
  const { userId: id, organizationId, email, wanted } = request
  if (!wanted) throw new DomainError('access_request_stale')
  const [createdAt, nothing] = [context.now, { passwordHash: null, deactivatedAt: null }]
  if (!(await insertUser(tx, { id, organizationId, email, ...wanted, ...nothing, createdAt })))
    throw new DomainError('name_taken', { name: email })
  const { role, ownRoleId, teamId, visibility } = wanted
  const details = { role, ...(ownRoleId && { ownRoleId }), teamId, visibility }
  await audit(tx, context, { request, action: 'user_invited', details })
  return issueLink(tx, context, { userId: id, purpose: 'invitation' })
}

/** Removes whatever a single manager could have set up to get in: password, links, identities, sessions. */
const promoteToManager = async (
  tx: Connection,
  context: Context,
  { request, person, wanted }: GrantSubject & { wanted: RequestedAccess },
) => {
  const { organizationId, now } = context
  const { id: userId } = person
  await updateUser(tx, { organizationId, id: userId }, { ...wanted, passwordHash: null })
  await endAccessLinks(tx, { organizationId, userId }, now)
  await deleteIdentitiesOfUser(tx, { organizationId, userId })
  const endedSessions = await revokeSessionsOfUser(tx, { organizationId, userId }, now)
  const details = { changed: accessChanges(person, wanted), endedSessions }
  await audit(tx, context, { request, action: 'user_changed', details })
  if (person.deactivatedAt !== null) return null
  return issueLink(tx, context, { userId, purpose: person.passwordHash === null ? 'invitation' : 'reset' })
}

/** Keeps the password, because no single manager could control a manager's account (decision 081). */
const changeManager = async (
  tx: Connection,
  context: Context,
  { request, person, wanted }: GrantSubject & { wanted: RequestedAccess },
) => {
  await updateUser(tx, { organizationId: context.organizationId, id: person.id }, wanted)
  await audit(tx, context, {
    request,
    action: 'user_changed',
    details: { changed: accessChanges(person, wanted) },
  })
  return null
}

const newLink = async (tx: Connection, context: Context, { request, person }: GrantSubject) => {
  const purpose = person.passwordHash === null ? 'invitation' : 'reset'
  const action = purpose === 'invitation' ? 'user_invitation_renewed' : 'user_reset_link_made'
  await audit(tx, context, { request, action })
  return issueLink(tx, context, { userId: person.id, purpose })
}

const removeFactor = async (tx: Connection, context: Context, request: AccessRequestRow) => {
  const { organizationId, userId } = request
  const newestAt = await findNewestFactorAt(tx, { organizationId, userId })
  if (newestAt === null || newestAt > request.createdAt) throw new DomainError('access_request_stale')
  await deleteAllFactors(tx, { organizationId, userId })
  const endedSessions = await revokeSessionsOfUser(tx, { organizationId, userId }, context.now)
  await audit(tx, context, { request, action: 'user_second_factor_removed', details: { endedSessions } })
  return null
}

const reactivate = async (tx: Connection, context: Context, { request, person }: GrantSubject) => {
  const { organizationId } = context
  await updateUser(tx, { organizationId, id: person.id }, { deactivatedAt: null })
  await audit(tx, context, { request, action: 'user_reactivated' })
  if (person.passwordHash !== null) return null
  return issueLink(tx, context, { userId: person.id, purpose: 'invitation' })
}
