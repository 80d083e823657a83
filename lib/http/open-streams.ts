import { listLiveRoles } from '#db/queries/access/sessions.ts'
import { outsideRequests } from '#db/request-waits.ts'
import { now } from '#lib/config/clock.ts'
import { isAddressListed } from '#lib/domain/access/address-ranges.ts'
import { type EffectiveRole, type Permission, permissionsOf } from '#lib/domain/access/permissions.ts'
import { DomainError } from '#lib/domain/errors.ts'

/** An empty id leaves the reader's cursor unchanged. */
export type StreamMessage = { id: string; event?: string; data: unknown }

type StreamOwner = EffectiveRole & { id: string; sessionId: string; ip: string }

type OpenStream = {
  owner: StreamOwner
  /** Returns false when the reader has disconnected or is too slow. */
  write: (message: StreamMessage) => boolean
  end: () => void
  cursorId: string
  lastBeatAt: number
}

const HEARTBEAT_EVERY_MS = 15_000
/** One query per interval checks all streams; a stream ends within two seconds after a revocation. */
const CHECK_EVERY_MS = 1_000
/** All streams end when no session check has succeeded for this long. */
const TRUSTED_FOR_MS = 10_000

/** Limit per person and process: one stream per browser, plus some left over from broken connections. */
export const MOST_STREAMS = 8

const streams = new Set<OpenStream>()
let timer: NodeJS.Timeout | undefined

/** @throws rate_limited when the owner has too many streams */
export const registerStream = (input: Omit<OpenStream, 'cursorId' | 'lastBeatAt'>) => {
  const ofOwner = [...streams].filter(({ owner }) => owner.id === input.owner.id)
  if (ofOwner.length >= MOST_STREAMS) throw new DomainError('rate_limited', { retryAfterSeconds: 30 })
  const stream: OpenStream = { ...input, cursorId: '', lastBeatAt: now().getTime() }
  streams.add(stream)
  if (timer === undefined) {
    checkedAt = now().getTime()
    timer = outsideRequests(() => setInterval(() => void checkStreams(), CHECK_EVERY_MS).unref())
  }
  return {
    reach: (id: string) => {
      stream.cursorId = id
    },
    unregister: () => {
      streams.delete(stream)
      if (streams.size > 0) return
      clearInterval(timer)
      timer = undefined
    },
  }
}

export const endStreams = (): void => {
  for (const stream of [...streams]) stream.end()
}

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
  // Streams survive a short database outage. After a long one, their sessions can no longer be trusted.
  if (now().getTime() - checkedAt > TRUSTED_FOR_MS) return endStreams()
  sendDueHeartbeats()
}

const endRevoked = async (): Promise<void> => {
  const snapshot = [...streams]
  const at = now()
  const roles = await listLiveRoles([...new Set(snapshot.map(({ owner }) => owner.sessionId))], at)
  checkedAt = at.getTime()
  for (const { owner, end } of snapshot) {
    const current = roles.get(owner.sessionId)
    if (
      !current ||
      !isAddressListed(current.addressRanges, owner.ip) ||
      powersOf({ role: current.role, ownRole: ownOf(current.ownPermissions) }) !== powersOf(owner)
    )
      end()
  }
}

const ownOf = (permissions: readonly Permission[] | null) => permissions && { permissions }

const powersOf = (role: EffectiveRole) => [role.role, ...permissionsOf(role)].join()

const sendDueHeartbeats = () => {
  const at = now().getTime()
  for (const stream of [...streams]) {
    if (at - stream.lastBeatAt < HEARTBEAT_EVERY_MS) continue
    stream.lastBeatAt = at
    stream.write({ id: stream.cursorId, event: 'beat', data: {} })
  }
}
