import type { Connection } from '#db/client.ts'
import {
  type AccessRequestRow,
  listAccessRequests as findAccessRequests,
} from '#db/queries/access/access-requests.ts'
import { findOwnRole } from '#db/queries/access/own-roles.ts'
import { withSnapshot } from '#db/transaction.ts'
import { afterMs } from '#lib/config/clock.ts'
import { ACCESS_REQUEST_DAYS, type RequestedAccess } from '#lib/domain/people/access-request.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { independentManagers } from '#lib/services/kernel/require-independent-person.ts'

const DAY_MS = 86_400_000

export const listAccessRequests = async (context: Context) => {
  requirePermission(context, 'manage_access')
  const { organizationId, now } = context
  const decidedSince = afterMs(now, -ACCESS_REQUEST_DAYS * DAY_MS)
  return withSnapshot(context, async (tx) => {
    const rows = await findAccessRequests(tx, { organizationId, at: now, decidedSince })
    return Promise.all(rows.map((row) => requestView(tx, context, row)))
  })
}

const requestView = async (tx: Connection, context: Context, row: AccessRequestRow) => {
  const { id, kind, userId: personId, name, email, status, createdByName, createdAt, expiresAt } = row
  const { decidedByName, decidedAt, refusalReason } = row
  const deciders =
    row.status === 'proposed'
      ? await independentManagers(tx, context, { ...row, permission: 'manage_access' })
      : []
  return {
    ...{ id, kind, personId, name, email, status, createdByName, createdAt, expiresAt },
    ...{ decidedByName, decidedAt, refusalReason },
    wanted: row.wanted && (await requestedAccessView(tx, row.organizationId, row.wanted)),
    givesLink: kind === 'invitation' || kind === 'link' || (kind === 'role' && row.known?.role !== 'manager'),
    isMine: row.createdById === context.actor.id,
    isOwn: row.userId === context.actor.id,
    mayDecide: deciders.some((decider) => decider.id === context.actor.id),
    deciders: deciders.map((decider) => decider.name),
  }
}

const requestedAccessView = async (
  tx: Connection,
  organizationId: string,
  { role, ownRoleId, visibility }: RequestedAccess,
) => {
  const ownRole = ownRoleId ? await findOwnRole(tx, { organizationId, id: ownRoleId }) : undefined
  return { role, ownRoleName: ownRole?.name ?? null, visibility }
}
