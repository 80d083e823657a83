import { instantOf } from '#lib/config/clock.ts'
import { sameText } from '#lib/config/secrets.ts'
import { signatureHeaders } from '#lib/config/webhook-signature.ts'
import { DomainError } from '#lib/domain/errors.ts'

/** Tolerated clock skew (Standard Webhooks 1.0 recommends five minutes). */
const TOLERANCE_MS = 5 * 60_000
const MAX_ID_LENGTH = 255

export type SignedDelivery = { rawBody: string; headers: { get(name: string): string | null } }

/** Verifies a Standard Webhooks 1.0 signature; returns the webhook id. @throws signature_invalid */
export const verifyEventSignature = (delivery: SignedDelivery, secret: string, at: Date): string => {
  const { headers, rawBody } = delivery
  const id = headers.get('webhook-id') ?? ''
  const seconds = headers.get('webhook-timestamp') ?? ''
  const signatures = (headers.get('webhook-signature') ?? '').split(' ')
  if (id === '' || id.length > MAX_ID_LENGTH || !/^\d{1,12}$/.test(seconds))
    throw new DomainError('signature_invalid')
  const sentAt = instantOf(Number(seconds) * 1000)
  const expected = signatureHeaders({ id, at: sentAt, body: rawBody }, [secret])['webhook-signature'] ?? ''
  const isTimely = Math.abs(at.getTime() - sentAt.getTime()) <= TOLERANCE_MS
  const isSigned = signatures.filter((signature) => sameText(signature, expected)).length > 0
  if (!isTimely || !isSigned) throw new DomainError('signature_invalid')
  return id
}
