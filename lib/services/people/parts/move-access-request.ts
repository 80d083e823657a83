import type { Connection } from '#db/client.ts'
import type { AccessRequestRow } from '#db/queries/access/access-requests.ts'
import { updateApproval } from '#db/queries/approvals/approvals.ts'
import { canMove } from '#lib/domain/approvals/approval.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { ACCESS_REQUEST_TRANSITIONS, type AccessRequestStatus } from '#lib/domain/people/access-request.ts'
import type { Context } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'

type Move = { status: Exclude<AccessRequestStatus, 'proposed'> } & Partial<
  Pick<AccessRequestRow, 'decidedById' | 'decidedByName' | 'decidedAt' | 'refusalReason'>
>

/** @throws access_request_closed if the request has already ended */
export const moveAccessRequest = async (
  tx: Connection,
  context: Context,
  { request, move }: { request: AccessRequestRow; move: Move },
): Promise<void> => {
  const { id, kind, createdById: proposedBy } = request
  const isOpen = canMove(ACCESS_REQUEST_TRANSITIONS, request.status, move.status)
  if (!isOpen || !(await updateApproval(tx, { table: 'access_requests', row: request }, move)))
    throw new DomainError('access_request_closed')
  await recordAudit(tx, context, {
    action: `access_request_${move.status}`,
    subjectType: 'access_request',
    subjectId: id,
    details: { kind, proposedBy, ...(move.refusalReason !== undefined && { reasonWritten: true }) },
  })
}
