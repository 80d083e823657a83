import { z } from 'zod'
import { withEncoder } from '#lib/contracts/codecs.ts'
import {
  borrowerSchema,
  encodeProposalDetail,
  PROPOSAL_DETAIL_EXAMPLE,
  proposalDetailSchema,
} from '#lib/contracts/fgts/proposal-detail.ts'
import {
  encodeProposalItem,
  PROPOSAL_ITEM_EXAMPLE,
  proposalItemSchema,
} from '#lib/contracts/fgts/proposal-wire.ts'
import { GENDERS, IDENTITY_DOCUMENT_TYPES } from '#lib/domain/documents/identity.ts'
import { centsToNumber } from '#lib/domain/money.ts'
import { PRODUCTS } from '#lib/domain/proposals/product.ts'
import type { ProposalDetail, ProposalSummary } from '#lib/domain/proposals/proposal-view.ts'
import { CONTACT_KINDS } from '#lib/domain/review/review-rules.ts'

const product = z.enum(PRODUCTS)

export const anyProposalItemSchema = proposalItemSchema.extend({ product }).meta({ id: 'AnyProposalSummary' })

type ItemWire = z.input<typeof anyProposalItemSchema>

export const encodeAnyProposalItem = (proposal: ProposalSummary): ItemWire => ({
  ...encodeProposalItem(proposal),
  product: proposal.product,
})

const amount = z.number().nullable()

const contractedSchema = z
  .object({
    consultId: z.string().nullable(),
    installmentAmount: amount,
    marginAmount: amount,
    gender: z.enum(GENDERS).nullable(),
    documentType: z.enum(IDENTITY_DOCUMENT_TYPES).nullable(),
    documentIssuer: z.string().nullable(),
    documentDate: z.iso.date().nullable(),
  })
  .meta({ description: 'O que só o crédito CLT tem; null no FGTS.' })

export const anyProposalDetailSchema = proposalDetailSchema
  .extend({
    product,
    clt: contractedSchema,
    contactWarnings: z
      .array(
        z.object({
          kind: z.enum(CONTACT_KINDS),
          otherCustomers: z
            .number()
            .int()
            .meta({ description: 'Quantos outros clientes do último ano deram este contato.' }),
          isStaff: z.boolean().meta({ description: 'Se é da organização ou de alguém da equipe.' }),
        }),
      )
      .meta({
        description:
          'Contatos que podem não ser do próprio cliente. O código que assina o contrato vai para eles.',
      }),
    periods: z.array(
      z.object({
        dueDate: z.iso.date(),
        amount: z.number(),
        principalAmount: amount,
        interestAmount: amount,
      }),
    ),
  })
  .meta({ id: 'AnyProposal' })

type DetailWire = z.input<typeof anyProposalDetailSchema>

export const encodeAnyProposalDetail = (proposal: ProposalDetail): DetailWire => {
  const { consultId, installments, marginCents } = proposal.simulation
  const { borrower } = proposal
  const isClt = proposal.product === 'clt'
  return {
    ...encodeProposalDetail(proposal),
    product: proposal.product,
    contactWarnings: proposal.contactWarnings.map((warning) => ({ ...warning })),
    clt: {
      consultId,
      installmentAmount: isClt ? reais(installments[0]?.amountCents) : null,
      marginAmount: reais(marginCents),
      gender: borrower.gender ?? null,
      documentType: borrower.identityDocumentType ?? null,
      documentIssuer: borrower.identityDocumentIssuer ?? null,
      documentDate: borrower.identityDocumentDate ?? null,
    },
    periods: installments.map(({ dueDate, amountCents, principalCents, interestCents }) => ({
      dueDate,
      amount: centsToNumber(amountCents),
      principalAmount: reais(principalCents),
      interestAmount: reais(interestCents),
    })),
  }
}

const reais = (value: Parameters<typeof centsToNumber>[0] | undefined) =>
  value === undefined ? null : centsToNumber(value)

/** Back-office responses mask the birth date, so it is text instead of a day. */
export const anyProposalDetail = withEncoder(
  anyProposalDetailSchema.extend({ borrower: borrowerSchema.extend({ birthDate: z.string() }) }),
  encodeAnyProposalDetail,
)

export const ANY_PROPOSAL_ITEM_EXAMPLE: ItemWire = { ...PROPOSAL_ITEM_EXAMPLE, product: 'fgts' }

export const ANY_PROPOSAL_DETAIL_EXAMPLE: DetailWire = {
  ...PROPOSAL_DETAIL_EXAMPLE,
  product: 'fgts',
  contactWarnings: [],
  clt: {
    consultId: null,
    installmentAmount: null,
    marginAmount: null,
    gender: null,
    documentType: null,
    documentIssuer: null,
    documentDate: null,
  },
  periods: PROPOSAL_DETAIL_EXAMPLE.periods.map((period) => ({
    ...period,
    principalAmount: null,
    interestAmount: null,
  })),
}
