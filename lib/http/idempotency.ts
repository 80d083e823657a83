import { createHash } from 'node:crypto'
import {
  type ClaimedKey,
  claimIdempotencyKey,
  completeIdempotencyKey,
  deleteIdempotencyKey,
  findIdempotencyKey,
} from '#db/queries/idempotency-keys'
import { withTransaction } from '#db/transaction'
import { afterMs } from '#lib/config/clock'
import { decrypt, encrypt } from '#lib/config/secrets'
import { DomainError } from '#lib/domain/errors'
import type { Context } from '#lib/services/context'

const KEPT_MS = 72 * 3_600_000
const ABANDONED_MS = 60_000
const PURPOSE = 'idempotency'

/**
 * An answer before it becomes a Response. `isPassing` says that the same request may be answered otherwise
 * soon: failed validation, which is mended by sending something else, and refusals that time heals.
 */
export type Answer = { status: number; headers: Record<string, string>; body: string; isPassing?: boolean }

/**
 * What the key represents: the operation with its whole address, and what was sent. An upload is known only
 * after it has flowed through, so its content is asked for.
 */
export type Keyed = { key: string; operation: string; content: string | (() => Promise<string>) }

/** Represents the fingerprint while an upload is still on its way. */
const UNKNOWN = ''

/**
 * Runs the work once per key: a repeat gets the stored answer, another body is refused, a running one is
 * refused. Failures of ours (5xx) and passing refusals are not kept: the key is free again. Answers may
 * contain secrets, so they are stored encrypted.
 */
export const onceForKey = async (
  context: Context,
  keyed: Keyed,
  work: () => Promise<Answer>,
): Promise<Answer> => {
  if (keyed.key.length < 1 || keyed.key.length > 255) throw new DomainError('idempotency_key_invalid')
  const { organizationId, now: startedAt } = context
  const claim = {
    organizationId,
    actorId: `${context.actor.kind}:${context.actor.id}`,
    key: keyed.key,
    startedAt,
  }
  const fingerprint = typeof keyed.content === 'string' ? await fingerprintOf(keyed) : UNKNOWN
  const limits = {
    abandonedBefore: afterMs(startedAt, -ABANDONED_MS),
    expiredBefore: afterMs(startedAt, -KEPT_MS),
  }
  const claimed = await withTransaction(context, (tx) =>
    claimIdempotencyKey(tx, { ...claim, fingerprint }, limits),
  )
  if (!claimed) return storedAnswer(context, claim, keyed)
  try {
    const answer = await work()
    if (answer.status >= 500 || answer.isPassing) await release(context, claim)
    else await keep(context, claim, { answer, fingerprint: fingerprint || (await fingerprintOf(keyed)) })
    return answer
  } catch (error) {
    await release(context, claim)
    throw error
  }
}

const fingerprintOf = async ({ operation, content }: Keyed): Promise<string> => {
  const sent = typeof content === 'string' ? canonicalJson(content) : await content()
  return createHash('sha256').update(`${operation}\n${sent}`).digest('base64url')
}

const storedAnswer = async (context: Context, claim: ClaimedKey, keyed: Keyed): Promise<Answer> => {
  const row = await withTransaction(context, (tx) => findIdempotencyKey(tx, claim))
  const isKnown = row !== undefined && row.fingerprint !== UNKNOWN
  if (isKnown && row.fingerprint !== (await fingerprintOf(keyed)))
    throw new DomainError('idempotency_key_reused')
  if (!row || row.status === null || row.body === null)
    throw new DomainError('idempotency_in_progress', { headers: { 'Retry-After': '1' } })
  return {
    status: row.status,
    headers: { ...row.headers, 'Idempotent-Replayed': 'true' },
    body: decrypt(PURPOSE, row.body),
  }
}

const keep = (context: Context, claim: ClaimedKey, kept: { answer: Answer; fingerprint: string }) =>
  withTransaction(context, (tx) =>
    completeIdempotencyKey(tx, claim, {
      ...kept.answer,
      fingerprint: kept.fingerprint,
      body: encrypt(PURPOSE, kept.answer.body),
      completedAt: context.now,
    }),
  )

const release = (context: Context, claim: ClaimedKey) =>
  withTransaction(context, (tx) => deleteIdempotencyKey(tx, claim))

/**
 * One text for all texts of the same JSON: members in order of their names, numbers as their values (1, 1.0
 * and 1e0 are one), no blanks. What is not JSON, or is nested too deep to be walked, represents itself.
 */
const canonicalJson = (text: string): string => {
  try {
    return written(JSON.parse(text))
  } catch {
    return text
  }
}

const written = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(written).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${written(member)}`).join(',')}}`
}
