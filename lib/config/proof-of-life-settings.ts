import { z } from 'zod'
import { isProviderAddress, missingCompanions, PROVIDER_ADDRESS } from './provider-settings.ts'

export const proofOfLifeVariables = z.object({
  PROOF_OF_LIFE_URL: z
    .string()
    .refine(isProviderAddress, PROVIDER_ADDRESS)
    .transform((text) => text.replace(/\/$/, ''))
    .optional(),
  PROOF_OF_LIFE_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
})

export const proofOfLifeProblems = (
  variables: z.output<typeof proofOfLifeVariables>,
): { name: string; message: string }[] =>
  missingCompanions(variables, ['PROOF_OF_LIFE_URL', 'PROOF_OF_LIFE_TOKEN'])
