import { randomInt } from 'node:crypto'
import type { Connection } from '#db/client.ts'
import {
  countSignatureCodeAttempt,
  listSignatureCodes,
  type SignatureCodeRow,
} from '#db/queries/formalization/signature-codes.ts'
import { afterMs } from '#lib/config/clock.ts'
import { digest, sameText } from '#lib/config/secrets.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { CODE_DIGITS, CODE_LIMITS } from '#lib/domain/formalization/signature-code.ts'
import type { SignatureFactor } from '#lib/domain/formalization/signature-factor.ts'

export const newSignatureCode = (): string => String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')

export const signatureCodeDigest = (id: string, code: string): string =>
  digest('signature-code', `${id} ${code}`)

/** A code is valid only for this document and this acceptance text. */
export type SignedTexts = {
  organizationId: string
  proposalId: string
  documentSha256: string
  acceptedTextSha256: string
}

/** Returns the newest code if it can still be used; older codes are void. */
export const presentSignatureCode = async (
  tx: Connection,
  signed: SignedTexts,
  at: Date,
): Promise<SignatureCodeRow | undefined> => {
  const { organizationId, proposalId } = signed
  const [newest] = await listSignatureCodes(tx, {
    organizationId,
    proposalId,
    since: afterMs(at, -CODE_LIMITS.lifeMs),
  })
  if (!newest || newest.outcome === 'failed' || newest.expiresAt <= at) return undefined
  const isSame =
    newest.documentSha256 === signed.documentSha256 && newest.acceptedTextSha256 === signed.acceptedTextSha256
  return isSame && newest.attempts < CODE_LIMITS.attemptsPerCode ? newest : undefined
}

/** Verifies a code under the proposal's lock. Refusals are returned, so that the attempt is committed. */
export const checkSignatureCode = async (
  tx: Connection,
  { signed, code, at }: { signed: SignedTexts; code: string | undefined; at: Date },
): Promise<SignatureFactor | DomainError> => {
  if (!code) return new DomainError('code_required')
  const present = await presentSignatureCode(tx, signed, at)
  if (!present) return new DomainError('code_expired')
  if (!sameText(present.codeDigest, signatureCodeDigest(present.id, code))) {
    await countSignatureCodeAttempt(tx, present)
    const remaining = CODE_LIMITS.attemptsPerCode - present.attempts - 1
    return remaining > 0 ? new DomainError('code_mismatch', { remaining }) : new DomainError('code_expired')
  }
  return {
    kind: 'one_time_code',
    channel: present.channel,
    destination: present.destination,
    sentAt: present.sentAt.toISOString(),
    at: at.toISOString(),
    messageId: present.messageId || null,
  }
}
