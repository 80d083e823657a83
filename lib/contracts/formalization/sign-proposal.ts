import { z } from 'zod'
import { instant } from '#lib/contracts/codecs.ts'
import { command } from '#lib/contracts/command.ts'
import { plainText } from '#lib/domain/plain-text.ts'
import { PROPOSAL_STATUSES } from '#lib/domain/proposals/status.ts'

export const signProposalCommand = command({
  name: 'signProposal',
  body: z.object({
    token: z.string().max(200),
    proof: z.string().max(2_000).optional().meta({ description: 'O conteúdo do cookie da página.' }),
    acceptedTextSha256: z.string().regex(/^[0-9a-f]{64}$/),
    acceptedInsuranceSha256: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .optional(),
    code: z
      .string()
      .transform((text) => plainText(text).replace(/[\s.-]/g, ''))
      .pipe(z.string().regex(/^\d{6}$/))
      .optional(),
  }),
  response: z.object({ status: z.enum(PROPOSAL_STATUSES), signedAt: instant }),
  codes: [
    'link_invalid',
    'identity_required',
    'not_awaiting_signature',
    'contract_not_read',
    'acceptance_changed',
    'insurance_not_accepted',
    'proof_of_life_required',
    'code_required',
    'code_mismatch',
    'code_expired',
  ],
})
