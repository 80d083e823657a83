import { now } from '#lib/config/clock'
import { DomainError } from '#lib/domain/errors'

/** A message of a stream. An empty id leaves the reader's place as it is. */
export type StreamMessage = { id: string; event?: string; data: unknown }

/** A stream that is open: whose it is, and how to tell whether they are still let in. */
type OpenStream = {
  ownerId: string
  isLetIn: () => Promise<boolean>
  /** Writes a message; false when the reader is gone or too slow. */
  write: (message: StreamMessage) => boolean
  end: () => void
  /** Where the reader would go on. */
  reachedId: string
  checkedAt: number
}

const HEARTBEAT_EVERY_MS = 15_000
const POLL_EVERY_MS = 1_000

/** Streams of one person in one process: one for each browser, and some that a cut line has left behind. */
export const MOST_STREAMS = 8

const streams = new Set<OpenStream>()
let timer: NodeJS.Timeout | undefined

/**
 * Keeps a stream among the open ones: every 15 s it gets a heartbeat, if its owner is still let in,
 * and is ended otherwise. Returns how to forget it.
 * @throws rate_limited when the owner has too many
 */
export const keepStream = (opened: Omit<OpenStream, 'reachedId' | 'checkedAt'>) => {
  const ofOwner = [...streams].filter(({ ownerId }) => ownerId === opened.ownerId)
  if (ofOwner.length >= MOST_STREAMS)
    throw new DomainError('rate_limited', { headers: { 'Retry-After': '30' } })
  const stream: OpenStream = { ...opened, reachedId: '', checkedAt: now().getTime() }
  streams.add(stream)
  timer ??= setInterval(sendDueHeartbeats, POLL_EVERY_MS).unref()
  return {
    reach: (id: string) => {
      stream.reachedId = id
    },
    forget: () => {
      streams.delete(stream)
      if (streams.size > 0) return
      clearInterval(timer)
      timer = undefined
    },
  }
}

/** Ends every stream, so that the server can stop; readers go on at the next one. */
export const endStreams = (): void => {
  for (const stream of [...streams]) stream.end()
}

const sendDueHeartbeats = () => {
  const at = now().getTime()
  for (const stream of [...streams]) {
    if (at - stream.checkedAt < HEARTBEAT_EVERY_MS) continue
    stream.checkedAt = at
    void sendHeartbeat(stream)
  }
}

const sendHeartbeat = async (stream: OpenStream): Promise<void> => {
  // While the database is away nobody is signed out: the next heartbeat asks again.
  const isLetIn = await stream.isLetIn().catch(() => true)
  if (!isLetIn) stream.end()
  else stream.write({ id: stream.reachedId, event: 'beat', data: {} })
}
