import type { Connection } from '#db/client.ts'
import { type AccessRequestRow, lockOpenAccessRequest } from '#db/queries/access/access-requests.ts'
import { hasAnyFactor } from '#db/queries/access/second-factors.ts'
import { findUserByEmail, type UserRow } from '#db/queries/access/users.ts'
import { insertApproval } from '#db/queries/approvals/approvals.ts'
import { withTransaction } from '#db/transaction.ts'
import { afterMs } from '#lib/config/clock.ts'
import { newId } from '#lib/config/ids.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { fieldRefusal } from '#lib/domain/field-refusal.ts'
import { emailName } from '#lib/domain/names.ts'
import { ACCESS_REQUEST_DAYS } from '#lib/domain/people/access-request.ts'
import { enqueue } from '#lib/queue/enqueue.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { lockPerson } from '#lib/services/people/parts/lock-person.ts'
import { moveAccessRequest } from '#lib/services/people/parts/move-access-request.ts'
import type { PersonChange } from './change-person.ts'
import type { Invitation } from './invite-person.ts'
import { accessSnapshot } from './parts/access-snapshot.ts'
import { accessTakesTwo, accountTakesTwo, resolveAccess } from './parts/resolve-access.ts'
import { requireSelf } from './shared/require-self.ts'

const DAY_MS = 86_400_000

export type AccessRequest =
  | ({ kind: 'invitation' } & Invitation)
  | ({ kind: 'role' } & PersonChange)
  | { kind: 'link' | 'reactivation' | 'second_factor'; id: string }

type AccessSubject = Pick<AccessRequestRow, 'userId' | 'name' | 'email' | 'known' | 'wanted'>

/**
 * Nothing changes until another manager approves; the request expires after 7 days.
 * @throws permission_denied, not_found, invalid_name, invalid_email, name_taken, team_not_found,
 *   role_not_found, role_changed, person_deactivated, own_access, second_factor_missing,
 *   access_request_waiting, access_request_stale (the account's state does not fit, or one manager suffices)
 */
export const requestAccess = async (context: Context, request: AccessRequest): Promise<{ id: string }> => {
  requirePermission(context, 'manage_access')
  const { id: createdById, name: createdByName } = requireSelf(context)
  const { organizationId, now: createdAt } = context
  const [id, expiresAt] = [newId(createdAt), afterMs(createdAt, ACCESS_REQUEST_DAYS * DAY_MS)]
  const undecided = { decidedById: null, decidedByName: null, decidedAt: null, refusalReason: null }
  await withTransaction(context, async (tx) => {
    const subject = await aboutOf(tx, context, request)
    await endExpired(tx, context, subject.email)
    const { kind } = request
    const row = {
      id,
      organizationId,
      kind,
      ...subject,
      status: 'proposed' as const,
      createdById,
      createdByName,
    }
    if (!(await insertApproval(tx, 'access_requests', { ...row, createdAt, expiresAt, ...undecided })))
      throw new DomainError('access_request_waiting')
    const job = { name: 'expire_access_request', payload: { organizationId, requestId: id } } as const
    await enqueue(tx, job, { runAt: expiresAt })
    const act = { action: 'access_requested', subjectType: 'access_request', subjectId: id } as const
    await recordAudit(tx, context, { ...act, details: { kind } })
  })
  return { id }
}

const aboutOf = async (tx: Connection, context: Context, request: AccessRequest): Promise<AccessSubject> => {
  if (request.kind === 'invitation') {
    const { access: requested, permissions } = await resolveAccess(tx, context, request)
    if (!(await accessTakesTwo(tx, context, { person: null, permissions })))
      throw new DomainError('access_request_stale')
    const { name } = requested
    const email = emailName(request.email)
    if (await findUserByEmail(tx, { organizationId: context.organizationId, email }))
      throw fieldRefusal({ pointer: '/email', code: 'name_taken', details: { name: email } })
    return { userId: newId(context.now), name, email, known: null, wanted: requested }
  }
  const resolved = request.kind === 'role' ? await resolveAccess(tx, context, request) : null
  const person = await lockPerson(tx, context, request.id)
  if (request.kind === 'second_factor') return factorOf(tx, context, person)
  const { id: userId, name, email } = person
  const known = accessSnapshot(person)
  if (request.kind === 'link' && known.state === 'deactivated') throw new DomainError('person_deactivated')
  const fits = resolved
    ? await accessTakesTwo(tx, context, { person, permissions: resolved.permissions })
    : (request.kind === 'link' || known.state === 'deactivated') &&
      (await accountTakesTwo(tx, context, person))
  if (!fits) throw new DomainError('access_request_stale')
  return { userId, name, email, known, wanted: resolved?.access ?? null }
}

/** Rejects the caller, who removes their own factor on the account page, with the password. */
const factorOf = async (tx: Connection, context: Context, person: UserRow): Promise<AccessSubject> => {
  const { id: userId, organizationId, name, email } = person
  if (context.actor.id === userId) throw new DomainError('own_access')
  if (!(await hasAnyFactor(tx, { organizationId, userId }))) throw new DomainError('second_factor_missing')
  return { userId, name, email, known: accessSnapshot(person), wanted: null }
}

/** Expires an overdue request that the job has not expired yet, so that it does not block a new request. */
const endExpired = async (tx: Connection, context: Context, email: string) => {
  const { organizationId, now } = context
  const open = await lockOpenAccessRequest(tx, { organizationId, email })
  if (!open) return
  if (open.expiresAt > now) throw new DomainError('access_request_waiting')
  await moveAccessRequest(tx, context, { request: open, move: { status: 'expired' } })
}
