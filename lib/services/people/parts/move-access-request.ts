import type { Connection } from '#db/client.ts'
import { type AccessRequestRow, updateAccessRequest } from '#db/queries/access/access-requests.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { type AccessRequestStatus, canMoveAccessRequest } from '#lib/domain/people/access-request.ts'
import type { Context } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'

type Move = { to: Exclude<AccessRequestStatus, 'proposed'>; refusalReason?: string }

/** Ends a locked request and audits it. @throws access_request_closed if it has ended already */
export const moveAccessRequest = async (
  tx: Connection,
  context: Context,
  { request, to, refusalReason }: Move & { request: AccessRequestRow },
): Promise<void> => {
  const { organizationId, actor, now: decidedAt } = context
  const { id, kind, status, createdById: proposedBy } = request
  const decided = to === 'approved' || to === 'refused'
  const marks = { decidedById: actor.id, decidedByName: actor.name, decidedAt }
  const move = { status: to, ...(decided && marks), ...(refusalReason !== undefined && { refusalReason }) }
  if (!canMoveAccessRequest(status, to) || !(await updateAccessRequest(tx, { organizationId, id }, move)))
    throw new DomainError('access_request_closed')
  await recordAudit(tx, context, {
    action: `access_request_${to}`,
    subjectType: 'access_request',
    subjectId: id,
    details: { kind, proposedBy, ...(refusalReason !== undefined && { reasonWritten: true }) },
  })
}
