import { z } from 'zod'
import { afterMs, instantOf } from '#lib/config/clock.ts'
import { decrypt, encrypt } from '#lib/config/secrets.ts'

const PURPOSE = 'customer-proof'
const LIFE_MS = 20 * 60_000

export type IdentityProof = {
  /** Id of the proposal, consult or simulation; ids of different kinds never collide. */
  subjectId: string
  identifiedAt: Date
  /** Time at which the contract was opened, and the SHA-256 of the shown document. */
  read: { at: Date; sha256: string } | null
}

/** Returns when a proof expires: 20 minutes after the identification. Later activity does not extend it. */
export const identityProofEnd = (proof: IdentityProof): Date => afterMs(proof.identifiedAt, LIFE_MS)

export const encryptIdentityProof = ({ subjectId, identifiedAt, read }: IdentityProof): string =>
  encrypt(PURPOSE, JSON.stringify({ subjectId, identifiedAt, read }))

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
