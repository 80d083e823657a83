import { z } from 'zod'
import { afterMs, instantOf } from '#lib/config/clock.ts'
import { decrypt, encrypt } from '#lib/config/secrets.ts'

const PURPOSE = 'customer-proof'
const LIFE_MS = 20 * 60_000

export type IdentityProof = {
  /** Proposal, consult or simulation; their ids never collide. */
  subjectId: string
  identifiedAt: Date
  /** When the contract was opened, and the SHA-256 of what was shown. */
  read: { at: Date; sha256: string } | null
}

/** Returns the end of a proof: 20 minutes after the identification, whatever happened since. */
export const identityProofEnd = (proof: IdentityProof): Date => afterMs(proof.identifiedAt, LIFE_MS)

/** Encrypts a proof for the customer's browser, where nobody can read or alter it. */
export const encryptIdentityProof = ({ subjectId, identifiedAt, read }: IdentityProof): string =>
  encrypt(PURPOSE, JSON.stringify({ subjectId, identifiedAt, read }))

/** Reads a proof; null if it is invalid, of another link or expired. */
export const readIdentityProof = (
  encrypted: string | undefined,
  expected: { subjectId: string; at: Date },
): IdentityProof | null => {
  const proof = encrypted ? opened(encrypted) : null
  if (proof?.subjectId !== expected.subjectId || identityProofEnd(proof) <= expected.at) return null
  return proof
}

const instant = z.string().transform((text) => instantOf(text))
const shape = z.object({
  subjectId: z.string(),
  identifiedAt: instant,
  read: z.object({ at: instant, sha256: z.string() }).nullable(),
})

const opened = (encrypted: string): IdentityProof | null => {
  try {
    return shape.parse(JSON.parse(decrypt(PURPOSE, encrypted)))
  } catch {
    return null
  }
}
