import { z } from 'zod'
import { encodePendingItem, pendingItemSchema } from '#lib/contracts/proposal-fields/pending-item-wire.ts'
import { proposalStatusSchema } from '#lib/contracts/wire.ts'
import { centsToDecimalText, centsToNumber } from '#lib/domain/money.ts'
import type { ProposalSummary } from '#lib/domain/proposals/proposal-view.ts'

const amount = z.number()
const instant = z.iso.datetime()

export const proposalItemSchema = z
  .object({
    id: z.string(),
    contractNumber: z.string(),
    documentNumber: z.string(),
    clientName: z.string(),
    partnerId: z.string().meta({ description: 'Id da organização.' }),
    provider: z.string(),
    status: proposalStatusSchema,
    statusReason: z.string().nullable().meta({ description: 'Código do motivo, de GET /api/reasons.' }),
    statusDescription: z.string(),
    createdAt: instant,
    updatedAt: instant,
    availableBalance: amount.meta({ description: 'Valor líquido para o cliente.' }),
    disbursedIssueAmount: z
      .string()
      .meta({ description: 'Valor a ser pago ao cliente: reais como texto decimal.', example: '1180.45' }),
    totalBalance: amount.meta({ description: 'Total bloqueado no FGTS.' }),
    totalInstallments: z.number().int(),
    paymentType: z.enum(['pix', 'transfer']),
    formalizationLink: z.string(),
    externalReference: z.string().nullable(),
    pendingItems: z.array(pendingItemSchema),
  })
  .meta({ id: 'ProposalSummary' })

export const encodeProposalItem = (proposal: ProposalSummary): z.input<typeof proposalItemSchema> => ({
  id: proposal.id,
  contractNumber: proposal.contractNumber,
  documentNumber: proposal.documentNumber,
  clientName: proposal.clientName,
  partnerId: proposal.organizationId,
  provider: proposal.institutionCode,
  status: proposal.status,
  statusReason: proposal.reason?.code ?? null,
  statusDescription: proposal.statusDescription,
  createdAt: proposal.createdAt.toISOString(),
  updatedAt: proposal.updatedAt.toISOString(),
  availableBalance: centsToNumber(proposal.netCents),
  disbursedIssueAmount: centsToDecimalText(proposal.netCents),
  totalBalance: centsToNumber(proposal.totalCents),
  totalInstallments: proposal.totalInstallments,
  paymentType: proposal.paymentType,
  formalizationLink: proposal.formalizationLink,
  externalReference: proposal.externalReference,
  pendingItems: proposal.pendingItems.map(encodePendingItem),
})

export const PROPOSAL_ITEM_EXAMPLE: z.input<typeof proposalItemSchema> = {
  id: '01981f6a-9c1e-7a63-8b54-6d1f0c9e2b11',
  contractNumber: '2026-00000123-61',
  documentNumber: '52998224725',
  clientName: 'Maria Aparecida da Silva',
  partnerId: '01981f6a-0000-7000-8000-000000000001',
  provider: 'aurora',
  status: 'formalization',
  statusReason: null,
  statusDescription: 'O cliente precisa abrir o link e aceitar o contrato.',
  createdAt: '2026-11-21T14:00:00.000Z',
  updatedAt: '2026-11-21T14:00:02.000Z',
  availableBalance: 1180.45,
  disbursedIssueAmount: '1180.45',
  totalBalance: 1500,
  totalInstallments: 3,
  paymentType: 'pix',
  formalizationLink: 'http://localhost:3000/formalization/AZgfag',
  externalReference: null,
  pendingItems: [],
}
