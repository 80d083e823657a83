import { cursorText, readCursor } from '#lib/domain/webhooks/stream-cursor'
import type { Context } from '#lib/services/context'
import { listen } from './live-hub.ts'

/** What a stream of messages goes to. An empty id leaves the place of the reader as it is. */
type MessageSink = {
  send: (message: { id: string; event?: string; data: unknown }) => void
  /** How far everything was told, beside the messages. */
  reach: (id: string) => void
}

/**
 * Tells a person what changes in their organization, each message with the place to go on from: `{ kind, type, resourceId }`. With `after`
 * it goes on exactly after that place, otherwise (or when the place is unknown here) a `begin` message says that it starts now.
 * A change that an older, still running transaction may yet precede is told without a place: it is told again after a cut.
 * Ids alone are told to everyone, whoever's work it is: an id opens nothing, because every read asks again whose work the person sees.
 * Returns how to stop.
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
    tell: ({ cursor, isFinal, kind, type, resourceId }) =>
      sink.send({ id: isFinal ? cursorText(cursor) : '', data: { kind, type, resourceId } }),
    reach: (at) => sink.reach(cursorText(at)),
  })
