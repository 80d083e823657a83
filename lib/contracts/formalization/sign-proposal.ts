import { z } from 'zod'
import { instant } from '#lib/contracts/codecs'
import { command } from '#lib/contracts/command'
import { PROPOSAL_STATUSES } from '#lib/domain/proposals/status'

/** The customer accepts the contract. */
export const signProposalCommand = command({
  name: 'signProposal',
  body: z.object({
    token: z.string().max(200),
    proof: z.string().max(2_000).optional().meta({ description: 'O conteúdo do cookie da página.' }),
    acceptedTextSha256: z.string().regex(/^[0-9a-f]{64}$/),
  }),
  response: z.object({ status: z.enum(PROPOSAL_STATUSES), signedAt: instant }),
  codes: [
    'link_invalid',
    'identity_required',
    'not_awaiting_signature',
    'contract_not_read',
    'acceptance_changed',
  ],
})
