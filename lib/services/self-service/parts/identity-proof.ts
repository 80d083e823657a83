import { z } from 'zod'
import { afterMs, instantOf } from '#lib/config/clock'
import { seal, unseal } from '#lib/config/secrets'

const PURPOSE = 'customer-proof'
const LIFE_MS = 20 * 60_000

/** That the customer of a proposal or consult showed who they are, and which contract they have opened since. */
export type IdentityProof = {
  /** The proposal or consult: the ids of both are unlike each other. */
  subjectId: string
  identifiedAt: Date
  /** When the contract was opened, and the SHA-256 of what was shown. */
  read: { at: Date; sha256: string } | null
}

/** When a proof ends: 20 minutes after the identification, whatever happened since. */
export const identityProofEnd = (proof: IdentityProof): Date => afterMs(proof.identifiedAt, LIFE_MS)

/** Seals a proof for the customer's browser to keep; nobody can read or alter it there. */
export const sealIdentityProof = ({ subjectId, identifiedAt, read }: IdentityProof): string =>
  seal(PURPOSE, JSON.stringify({ subjectId, identifiedAt, read }))

/** Opens a proof; null when it is none of ours, of another link, or past its end. */
export const readIdentityProof = (
  sealed: string | undefined,
  expected: { subjectId: string; at: Date },
): IdentityProof | null => {
  const proof = sealed ? opened(sealed) : null
  if (proof?.subjectId !== expected.subjectId || identityProofEnd(proof) <= expected.at) return null
  return proof
}

const instant = z.string().transform((text) => instantOf(text))
const shape = z.object({
  subjectId: z.string(),
  identifiedAt: instant,
  read: z.object({ at: instant, sha256: z.string() }).nullable(),
})

const opened = (sealed: string): IdentityProof | null => {
  try {
    return shape.parse(JSON.parse(unseal(PURPOSE, sealed)))
  } catch {
    return null
  }
}
