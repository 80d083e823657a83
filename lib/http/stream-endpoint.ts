import { isDraining } from '#lib/config/draining.ts'
import type { AnyContract, InputOf } from '#lib/contracts/contract.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { Context } from '#lib/services/context.ts'
import { registerStream, type StreamMessage } from './open-streams.ts'
import { rawEndpoint } from './raw-endpoint.ts'

type MessageSink = { send: (message: StreamMessage) => void; reach: (id: string) => void }

type StreamService<Input> = (context: Context, input: Input, sink: MessageSink) => Promise<() => void>

/** Limit of unread bytes. Beyond it, a slow reader's stream is closed; the reader resumes from its cursor. */
const MOST_WAITING = 64 * 1024
const RETRY_MS = 2_000
/** Interval over which the readers of a stopping server spread their reconnects. */
const RETRY_ELSEWHERE_WITHIN_MS = 1_000

/** The `Last-Event-ID` of a reconnecting reader takes precedence over `after`. */
export const streamEndpoint = <C extends AnyContract>(contract: C, service: StreamService<InputOf<C>>) =>
  rawEndpoint(contract, async ({ context, input: parsedInput, request, caller: { actor } }) => {
    if (actor.kind !== 'user') throw new DomainError('sign_in_required')
    const after = request.headers.get('last-event-id')
    const input = { ...(parsedInput as object), ...(after && { after }) } as InputOf<C>
    const body = streamOf({
      owner: {
        ...{ id: actor.id, sessionId: actor.sessionId, role: actor.role, ownRole: actor.ownRole },
        ip: context.client.ip,
      },
      begin: (sink) => service(context, input, sink),
    })
    return { body, headers: HEADERS }
  })

const HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  // nginx would otherwise buffer the messages.
  'X-Accel-Buffering': 'no',
  // Lets a stopping server close the connection after the last message.
  Connection: 'close',
}

type Opening = {
  owner: Parameters<typeof registerStream>[0]['owner']
  begin: (sink: MessageSink) => Promise<() => void>
}

const streamOf = ({ owner, begin }: Opening): ReadableStream<Uint8Array> => {
  const text = new TextEncoder()
  let writer: ReadableStreamDefaultController<Uint8Array> | undefined
  let stop = () => {}
  const over = () => {
    writer = undefined
    stream.unregister()
    stop()
  }
  const end = () => {
    if (isDraining()) put(`retry: ${Math.ceil(Math.random() * RETRY_ELSEWHERE_WITHIN_MS)}\n\n`)
    const ending = writer
    over()
    ending?.close()
  }
  const put = (line: string): boolean => {
    if (!writer) return false
    if ((writer.desiredSize ?? 0) <= 0) {
      const cut = writer
      over()
      cut.error(new Error('the reader is too slow'))
      return false
    }
    writer.enqueue(text.encode(line))
    return true
  }
  const stream = registerStream({ owner, end, write: (message) => put(linesOf(message)) })
  return new ReadableStream<Uint8Array>(
    {
      start: async (controller) => {
        writer = controller
        put(`retry: ${RETRY_MS}\n\n`)
        const unsubscribe = await begin({ send: (message) => put(linesOf(message)), reach: stream.reach })
        if (writer) stop = unsubscribe
        else unsubscribe()
      },
      cancel: over,
    },
    { highWaterMark: MOST_WAITING, size: (part) => part.byteLength },
  )
}

const linesOf = ({ id, event, data }: StreamMessage): string =>
  `${id && `id: ${id}\n`}${event ? `event: ${event}\n` : ''}data: ${JSON.stringify(data)}\n\n`
