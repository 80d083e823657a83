import { listLiveRoles } from '#db/queries/sessions'
import { now } from '#lib/config/clock'
import { outsideSpans } from '#lib/config/tracing'
import { type CarriedRole, type Permission, permissionsOf } from '#lib/domain/access/permissions'
import { DomainError } from '#lib/domain/errors'

/** A message of a stream. An empty id leaves the reader's place as it is. */
export type StreamMessage = { id: string; event?: string; data: unknown }

/** Whose stream it is: somebody who may do other things hears other things, and begins anew. */
type StreamOwner = CarriedRole & { id: string; sessionId: string }

/** A stream that is open. */
type OpenStream = {
  owner: StreamOwner
  /** Writes a message; false when the reader is gone or too slow. */
  write: (message: StreamMessage) => boolean
  end: () => void
  /** Where the reader would go on. */
  reachedId: string
  beatAt: number
}

const HEARTBEAT_EVERY_MS = 15_000
/** All sessions with a stream are looked at in one query this often: revoked ones end within two seconds. */
const CHECK_EVERY_MS = 1_000
/** A session that could not be looked at for so long is let in no more. */
const TRUSTED_FOR_MS = 10_000

/** Streams of one person in one process: one for each browser, and some that a cut line has left behind. */
export const MOST_STREAMS = 8

const streams = new Set<OpenStream>()
let timer: NodeJS.Timeout | undefined

/**
 * Keeps a stream among the open ones: every 15 s it gets a heartbeat, and it is ended within two seconds when
 * its owner is no longer let in. Returns how to forget it.
 * @throws rate_limited when the owner has too many
 */
export const keepStream = (opened: Omit<OpenStream, 'reachedId' | 'beatAt'>) => {
  const ofOwner = [...streams].filter(({ owner }) => owner.id === opened.owner.id)
  if (ofOwner.length >= MOST_STREAMS)
    throw new DomainError('rate_limited', { headers: { 'Retry-After': '30' } })
  const stream: OpenStream = { ...opened, reachedId: '', beatAt: now().getTime() }
  streams.add(stream)
  if (timer === undefined) {
    checkedAt = now().getTime()
    timer = outsideSpans(() => setInterval(() => void checkStreams(), CHECK_EVERY_MS).unref())
  }
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

/** When the sessions were last looked at. */
let checkedAt = 0
let checking = false

const checkStreams = async (): Promise<void> => {
  if (!checking) {
    checking = true
    await endRevoked()
      .catch(() => undefined)
      .finally(() => {
        checking = false
      })
  }
  // While the database is away for a moment nobody is signed out; for longer, nobody is known to be let in.
  if (now().getTime() - checkedAt > TRUSTED_FOR_MS) return endStreams()
  sendDueHeartbeats()
}

const endRevoked = async (): Promise<void> => {
  const asked = [...streams]
  const at = now()
  const roles = await listLiveRoles([...new Set(asked.map(({ owner }) => owner.sessionId))], at)
  checkedAt = at.getTime()
  for (const { owner, end } of asked) {
    const carried = roles.get(owner.sessionId)
    if (
      !carried ||
      powersOf({ role: carried.role, ownRole: ownOf(carried.ownPermissions) }) !== powersOf(owner)
    )
      end()
  }
}

const ownOf = (permissions: readonly Permission[] | null) => permissions && { permissions }

const powersOf = (carried: CarriedRole) => [carried.role, ...permissionsOf(carried)].join()

const sendDueHeartbeats = () => {
  const at = now().getTime()
  for (const stream of [...streams]) {
    if (at - stream.beatAt < HEARTBEAT_EVERY_MS) continue
    stream.beatAt = at
    stream.write({ id: stream.reachedId, event: 'beat', data: {} })
  }
}
