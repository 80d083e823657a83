import type { LiveChange } from '#db/queries/live-changes'
import { allows, type Permission } from '#lib/domain/access/permissions'
import { MOVING, permissionToHear } from '#lib/domain/live/back-office-change'
import { cursorText, readCursor } from '#lib/domain/webhooks/stream-cursor'
import type { Context } from '#lib/services/context'
import { listen } from '#lib/services/live/parts/live-hub'

/** What a stream of messages goes to. An empty id leaves the place of the reader as it is. */
type MessageSink = {
  send: (message: { id: string; event?: string; data: unknown }) => void
  /** How far everything was reported, beside the messages. */
  reach: (id: string) => void
}

/**
 * Reports to a person what changes in their organization, each message with the place to go on from: `{ kind,
 * type, resourceId }`. With `after` it goes on exactly after that place, otherwise (or when the place is
 * unknown here) a `begin` message says that it starts now. A change that an older, still running transaction
 * may yet precede is reported without a place: it is reported again after a cut. Ids alone are reported to
 * everyone, whoever's work it is: an id opens nothing, because every read asks again whose work the person
 * sees. What a manager sets up is reported to those permitted to look at it; whoever may read the audit hears
 * at least that there is something new in it. A reader that comes from before what was cleared hears `begin`
 * again. Returns how to stop.
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
      const data = heardBy(context, change)
      if (data) sink.send({ id, data })
    },
    reach: (at) => sink.reach(cursorText(at)),
  })

type Reported = Pick<LiveChange, 'kind' | 'type' | 'resourceId'>

const heardBy = ({ actor }: Context, { kind, type, resourceId }: LiveChange): Reported | undefined => {
  const needed = permissionToHear(kind)
  const may = (permission: Permission) => actor.kind === 'user' && allows(actor, permission)
  if (needed === undefined || may(needed)) return { kind, type, resourceId }
  return may('view_audit') ? { kind: 'audit', type: MOVING, resourceId: '' } : undefined
}
