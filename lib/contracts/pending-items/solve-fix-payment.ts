import { z } from 'zod'
import { command } from '#lib/contracts/command.ts'
import { paymentField } from '#lib/contracts/fgts/proposal-fields.ts'
import { PROPOSAL_STATUSES } from '#lib/domain/proposals/status.ts'

export const solveFixPaymentCommand = command({
  name: 'solveFixPayment',
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
    'pix_key_type_required',
    'pix_key_not_of_borrower',
    'invalid_bank',
  ],
})
