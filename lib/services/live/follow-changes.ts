import type { LiveChange } from '#db/queries/live/live-changes.ts'
import { allows, type Permission } from '#lib/domain/access/permissions.ts'
import { MOVING, permissionToReceive } from '#lib/domain/live/back-office-change.ts'
import { cursorText, readCursor } from '#lib/domain/webhooks/stream-cursor.ts'
import type { Context } from '#lib/services/context.ts'
import { listen } from '#lib/services/live/parts/live-hub.ts'

/** An empty `id` leaves the reader's cursor unchanged. */
type MessageSink = {
  send: (message: { id: string; event?: string; data: unknown }) => void
  reach: (id: string) => void
}

/**
 * Returns the unsubscribe function. The event `begin` means that earlier changes are missing. A message has
 * an id once no open transaction can commit an earlier change; before that, its change may be sent again.
 * Sends only the ids of resources, because every read checks visibility (decisions 019 and 024).
 */
export const followChanges = async (
  context: Context,
  input: { after?: string | undefined },
  sink: MessageSink,
): Promise<() => void> =>
  listen({
    organizationId: context.organizationId,
    after: input.after === undefined ? undefined : readCursor(input.after),
    begin: (at) => sink.send({ id: cursorText(at), event: 'begin', data: {} }),
    notify: (change) => {
      const id = change.isFinal ? cursorText(change.cursor) : ''
      if (change.kind === 'gap') return sink.send({ id, event: 'begin', data: {} })
      const data = visibleChange(context, change)
      if (data) sink.send({ id, data })
    },
    reach: (at) => sink.reach(cursorText(at)),
  })

type ChangeMessage = Pick<LiveChange, 'kind' | 'type' | 'resourceId'>

const visibleChange = (
  { actor }: Context,
  { kind, type, resourceId }: LiveChange,
): ChangeMessage | undefined => {
  const needed = permissionToReceive(kind)
  const may = (permission: Permission) => actor.kind === 'user' && allows(actor, permission)
  if (needed === undefined || may(needed)) return { kind, type, resourceId }
  return may('view_audit') ? { kind: 'audit', type: MOVING, resourceId: '' } : undefined
}
