import { createHash } from 'node:crypto'
import type { Connection } from '#db/client.ts'
import { createJointTransaction } from '#db/joint-transaction.ts'
import {
  type ClaimedKey,
  claimIdempotencyKey,
  completeIdempotencyKey,
  deleteIdempotencyKey,
  findIdempotencyKey,
  touchIdempotencyKey,
} from '#db/queries/requests/idempotency-keys.ts'
import { asOneRequest } from '#db/request-waits.ts'
import { type JointTransaction, withTransaction } from '#db/transaction.ts'
import { afterMs } from '#lib/config/clock.ts'
import { decrypt, digest, encrypt } from '#lib/config/secrets.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { IDEMPOTENCY_RETENTION_MS } from '#lib/domain/idempotency-retention.ts'
import { maskCpfsIn } from '#lib/domain/webhooks/mask-event-body.ts'
import type { Context } from '#lib/services/context.ts'

/** Interval of a key holder's heartbeats. After ABANDONED_MS without one, a repeat takes over the key. */
const HEARTBEAT_EVERY_MS = 3_000
const ABANDONED_MS = 10_000
const PURPOSE = 'idempotency'
const FINGERPRINT = 'idempotency-fingerprint'

/** `isPassing` is true if a corrected or later request may succeed (validation, temporary errors). */
export type Answer = { status: number; headers: Record<string, string>; body: string; isPassing?: boolean }

/** `operation` is method and URL. An upload's `content` is a function: it is known only after streaming. */
export type IdempotentRequest = { key: string; operation: string; content: string | (() => Promise<string>) }

const UNKNOWN = ''

/**
 * Repeats the stored answer; rejects the key for another request and while the first request is in flight.
 * The encrypted answer is stored in the transaction of `work` (`joint`), so that both commit or neither.
 * An answer with a 5xx status or `isPassing` releases the key.
 * @throws idempotency_key_invalid, idempotency_key_reused, idempotency_in_progress
 */
export const withIdempotencyKey = async (
  context: Context,
  request: IdempotentRequest,
  work: (joint: JointTransaction) => Promise<Answer>,
): Promise<Answer> => {
  if (request.key.length < 1 || request.key.length > 255) throw new DomainError('idempotency_key_invalid')
  const { organizationId, now: startedAt } = context
  const actorId = `${context.actor.kind}:${context.actor.id}`
  const claim = { organizationId, actorId, key: keyWithoutCpf(request.key), startedAt }
  const fingerprint = typeof request.content === 'string' ? await fingerprintOf(request) : UNKNOWN
  const limits = { abandonedMs: ABANDONED_MS, expiredBefore: afterMs(startedAt, -IDEMPOTENCY_RETENTION_MS) }
  const claimed = await withTransaction(context, (tx) =>
    claimIdempotencyKey(tx, { ...claim, fingerprint }, limits),
  )
  if (!claimed) return storedAnswer(context, claim, request)
  const heartbeat = setInterval(() => sendHeartbeat(context, claim), HEARTBEAT_EVERY_MS).unref()
  try {
    return await workUnderClaim(context, { claim, request, fingerprint, work })
  } finally {
    clearInterval(heartbeat)
  }
}

/** Keys are stored unencrypted, so a key that contains a CPF is replaced by its keyed digest. */
const keyWithoutCpf = (key: string) => (maskCpfsIn(key) === key ? key : digest(PURPOSE, key))

type ClaimedWork = {
  claim: ClaimedKey
  request: IdempotentRequest
  fingerprint: string
  work: (joint: JointTransaction) => Promise<Answer>
}

const workUnderClaim = async (
  context: Context,
  { claim, request, fingerprint, work }: ClaimedWork,
): Promise<Answer> => {
  const joint = createJointTransaction(claim.organizationId)
  try {
    const answer = await work(joint)
    if (answer.status >= 500) {
      await joint.rollback()
      await release(context, claim)
    } else if (answer.isPassing) await joint.commit((tx) => deleteIdempotencyKey(tx, claim))
    else {
      const completion = {
        answer,
        fingerprint: fingerprint || (await fingerprintOf(request)),
        at: context.now,
      }
      await joint.commit((tx) => completeClaim(tx, claim, completion))
    }
    return answer
  } catch (error) {
    await joint.rollback()
    // If the database is down, the key becomes free after ABANDONED_MS.
    await release(context, claim).catch(() => undefined)
    throw error
  }
}

/** The digest is keyed, because anybody who reads the database could otherwise try all CPFs. */
const fingerprintOf = async (request: IdempotentRequest): Promise<string> =>
  digest(FINGERPRINT, await fingerprintedText(request))

const fingerprintedText = async ({ operation, content }: IdempotentRequest): Promise<string> =>
  `${operation}\n${typeof content === 'string' ? canonicalJson(content) : await content()}`

const isSameRequest = async (stored: string, request: IdempotentRequest): Promise<boolean> => {
  const text = await fingerprintedText(request)
  // The unkeyed digest was stored before 28 November 2026; keys live for 72 hours.
  return [digest(FINGERPRINT, text), createHash('sha256').update(text).digest('base64url')].includes(stored)
}

const storedAnswer = async (
  context: Context,
  claim: ClaimedKey,
  request: IdempotentRequest,
): Promise<Answer> => {
  const row = await withTransaction(context, (tx) => findIdempotencyKey(tx, claim))
  const isKnown = row !== undefined && row.fingerprint !== UNKNOWN
  if (isKnown && !(await isSameRequest(row.fingerprint, request)))
    throw new DomainError('idempotency_key_reused')
  if (!row || row.status === null || row.body === null) throw inProgress()
  return {
    status: row.status,
    headers: { ...row.headers, 'Idempotent-Replayed': 'true' },
    body: decrypt(PURPOSE, row.body),
  }
}

type Completion = { answer: Answer; fingerprint: string; at: Date }

/** @throws idempotency_in_progress if another process took over the key; the work must be rolled back */
const completeClaim = async (
  tx: Connection,
  claim: ClaimedKey,
  { answer, fingerprint, at }: Completion,
): Promise<void> => {
  const body = encrypt(PURPOSE, answer.body)
  const isCompleted = await completeIdempotencyKey(tx, claim, {
    ...answer,
    fingerprint,
    body,
    completedAt: at,
  })
  if (!isCompleted) throw inProgress()
}

const inProgress = () => new DomainError('idempotency_in_progress', { retryAfterSeconds: 1 })

/** It has a limit of its own, since the work may have used up that of the request. */
const release = (context: Context, claim: ClaimedKey) =>
  asOneRequest(() => withTransaction(context, (tx) => deleteIdempotencyKey(tx, claim)))

const sendHeartbeat = (context: Context, claim: ClaimedKey): void => {
  asOneRequest(() => withTransaction(context, (tx) => touchIdempotencyKey(tx, claim))).catch(() => undefined)
}

/** Sorts members and normalizes numbers. Returns text unchanged that is not JSON or is nested too deeply. */
const canonicalJson = (text: string): string => {
  try {
    return canonicalText(JSON.parse(text))
  } catch {
    return text
  }
}

const canonicalText = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonicalText).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonicalText(member)}`).join(',')}}`
}
