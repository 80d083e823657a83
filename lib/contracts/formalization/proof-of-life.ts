import { z } from 'zod'
import { command } from '#lib/contracts/command.ts'

const link = z.object({ token: z.string().max(200), proof: z.string().max(2_000).optional() })

export const startProofOfLifeCommand = command({
  name: 'startProofOfLife',
  body: link,
  response: z.object({ url: z.string().nullable() }),
  codes: [
    'link_invalid',
    'identity_required',
    'not_awaiting_signature',
    'not_found',
    'proof_of_life_limit_reached',
    'proof_of_life_unavailable',
  ],
})

export const checkProofOfLifeCommand = command({
  name: 'checkProofOfLife',
  body: link,
  response: z.object({ outcome: z.enum(['open', 'passed', 'failed']) }),
  codes: ['link_invalid', 'identity_required', 'proof_of_life_required', 'proof_of_life_unavailable'],
})
