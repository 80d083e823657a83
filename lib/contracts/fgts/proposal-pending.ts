import { z } from 'zod'
import { contract } from '#lib/contracts/contract.ts'
import { optionalField } from '#lib/contracts/optional-field.ts'
import { solvedDocumentsField } from '#lib/contracts/proposal-fields/document-wire.ts'
import { accountFields, checkDigitRule, transferOf } from '#lib/contracts/proposal-fields/payment-fields.ts'
import { pendingItemsWire } from '#lib/contracts/proposal-fields/pending-item-wire.ts'
import { proposalParams } from '#lib/contracts/proposal-fields/proposal-params.ts'
import { withWord } from '#lib/contracts/word-field.ts'
import type { PaymentRequest } from '#lib/domain/proposals/payment.ts'
import { PENDING_ITEM_TYPES } from '#lib/domain/proposals/pending-item.ts'
import type { ProposalDetail } from '#lib/domain/proposals/proposal-view.ts'
import { encodeProposalDetail, PROPOSAL_DETAIL_EXAMPLE, proposalDetailSchema } from './proposal-detail.ts'
import { pixData } from './proposal-fields.ts'

export const listFgtsPendingItemsContract = contract({
  name: 'listFgtsPendingItems',
  method: 'GET',
  path: '/fgts/proposal/{id}/pendency',
  tag: 'FGTS',
  summary: 'Lista as pendências abertas de uma proposta',
  access: { kind: 'scope', scope: 'fgts' },
  params: proposalParams('fgts'),
  ...pendingItemsWire,
  codes: ['not_found'],
})

const accountData = z
  .object({
    bankId: accountFields.bank,
    bankAccountNumber: accountFields.account,
    bankAccountBranch: accountFields.branch,
    bankAccountDigit: accountFields.digit,
    bankAccountType: accountFields.accountType,
  })
  .refine(...checkDigitRule('bankAccountNumber', 'bankAccountDigit'))
  .transform((data, ctx) =>
    transferOf(ctx, {
      bank: data.bankId,
      branch: data.bankAccountBranch,
      account: data.bankAccountNumber,
      digit: data.bankAccountDigit,
      accountType: data.bankAccountType,
      field: 'bankAccountNumber',
    }),
  )

const documentsData = z.object({ documents: optionalField(solvedDocumentsField) })

/** Older API clients send the documents beside `type` instead of inside `data`. */
const withData = (wire: unknown): unknown => {
  if (typeof wire !== 'object' || wire === null || 'data' in wire || !('documents' in wire)) return wire
  return { ...wire, data: { documents: wire.documents } }
}

const solution = z
  .preprocess(
    (wire) => withData(withWord('type', PENDING_ITEM_TYPES)(wire)),
    z.discriminatedUnion('type', [
      z.object({ type: z.literal('pix_refusal'), data: pixData }),
      z.object({ type: z.literal('ted_refusal'), data: accountData }),
      z.object({ type: z.literal('invalid_document'), data: documentsData.nullish() }),
    ]),
  )
  .transform((wire) =>
    wire.type === 'invalid_document'
      ? { type: wire.type, documents: wire.data?.documents ?? undefined }
      : { type: wire.type, payment: wire.data as PaymentRequest },
  )
  .meta({ id: 'PendingItemSolution' })

export const solveFgtsPendingItemContract = contract({
  name: 'solveFgtsPendingItem',
  method: 'POST',
  path: '/fgts/proposal/{id}/solvePendency',
  tag: 'FGTS',
  summary: 'Resolve uma pendência',
  description:
    'pix_refusal leva outra chave; ted_refusal, outra conta; invalid_document, os documentos enviados antes por POST …/document (sem documents, todos os enviados desde que a pendência foi aberta). Sem outra pendência aberta, a proposta segue.',
  access: { kind: 'scope', scope: 'fgts' },
  params: proposalParams('fgts'),
  body: solution,
  response: proposalDetailSchema,
  codes: [
    'not_found',
    'pending_item_not_found',
    'document_not_found',
    'pending_document_missing',
    'pix_key_type_required',
    'pix_key_not_of_borrower',
    'invalid_bank',
    'proposal_status_changed',
  ],
  encode: (proposal: ProposalDetail) => encodeProposalDetail(proposal),
  examples: {
    request: { type: 'pix_refusal', data: { pix: 'maria@example.com' } },
    response: { ...PROPOSAL_DETAIL_EXAMPLE, status: 'processing', cancellable: true },
  },
})
