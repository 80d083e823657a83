import { z } from 'zod'

/** Settings of the provider of proofs of life. */
export const proofOfLifeVariables = z.object({
  PROOF_OF_LIFE_URL: z
    .string()
    .refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), 'must be an address')
    .transform((text) => text.replace(/\/$/, ''))
    .optional(),
  PROOF_OF_LIFE_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
})

/** What is missing beside what is set, by the variable. */
export const proofOfLifeProblems = (
  read: z.output<typeof proofOfLifeVariables>,
): { name: string; message: string }[] =>
  read.PROOF_OF_LIFE_URL !== undefined && read.PROOF_OF_LIFE_TOKEN === undefined
    ? [{ name: 'PROOF_OF_LIFE_TOKEN', message: 'is needed with PROOF_OF_LIFE_URL' }]
    : []
