import { z } from 'zod'
import { contract } from '#lib/contracts/contract'
import { paymentField } from '#lib/contracts/fgts/proposal-fields'
import { PROPOSAL_STATUSES, type ProposalStatus } from '#lib/domain/proposals/status'

/** The customer gives another key or account; a server action of the link's page alone uses it, no path of `/api`. */
export const solveFixPaymentContract = contract({
  name: 'solveFixPayment',
  method: 'POST',
  path: '/fix/{token}/payment',
  tag: 'Correção',
  summary: 'Corrige para onde vai o dinheiro',
  access: { kind: 'public' },
  body: z.object({
    token: z.string().max(200),
    proof: z.string().max(2_000).optional().meta({ description: 'O conteúdo do cookie da página.' }),
    payment: paymentField,
  }),
  response: z.object({ status: z.enum(PROPOSAL_STATUSES) }),
  codes: [
    'link_invalid',
    'fix_link_expired',
    'fix_already_solved',
    'identity_required',
    'pending_item_not_found',
    'pix_key_not_of_borrower',
    'invalid_bank',
  ],
  encode: ({ status }: { status: ProposalStatus }) => ({ status }),
  examples: {
    request: { token: 'AZgfag', payment: { type: 'pix', data: { pix: 'maria@example.com' } } },
    response: { status: 'processing' },
  },
})
