import { z } from 'zod'
import { contract } from '#lib/contracts/contract'
import { PROPOSAL_STATUSES, type ProposalStatus } from '#lib/domain/proposals/status'

/** The customer accepts the contract; a server action of the link's page alone uses it, no path of `/api`. */
export const signProposalContract = contract({
  name: 'signProposal',
  method: 'POST',
  path: '/formalization/{token}/signature',
  tag: 'Formalização',
  summary: 'Registra o aceite do contrato pelo cliente',
  access: { kind: 'public' },
  body: z.object({
    token: z.string().max(200),
    proof: z.string().max(2_000).optional().meta({ description: 'O conteúdo do cookie da página.' }),
    acceptedTextSha256: z.string().regex(/^[0-9a-f]{64}$/),
  }),
  response: z.object({ status: z.enum(PROPOSAL_STATUSES), signedAt: z.iso.datetime() }),
  codes: [
    'link_invalid',
    'identity_required',
    'not_awaiting_signature',
    'contract_not_read',
    'acceptance_changed',
  ],
  encode: ({ status, signedAt }: { status: ProposalStatus; signedAt: Date }) => ({
    status,
    signedAt: signedAt.toISOString(),
  }),
  examples: {
    request: {
      token: 'AZgfag',
      acceptedTextSha256: '2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae',
    },
    response: { status: 'analysis', signedAt: '2026-11-21T14:05:00.000Z' },
  },
})
