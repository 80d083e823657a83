import { z } from 'zod'
import { encodePendingItem, pendingItemSchema } from '#lib/contracts/proposal-fields/pending-item-wire.ts'
import { proposalStatusSchema, reaisTextSchema } from '#lib/contracts/wire.ts'
import type { OperationSummary } from '#lib/domain/clt/operation-view.ts'
import { centsToDecimalText } from '#lib/domain/money.ts'
import type { ProposalHistoryView } from '#lib/domain/proposals/proposal-view.ts'

const instant = z.iso.datetime()

export const historyLineSchema = z.object({
  id: z.string(),
  action: proposalStatusSchema.meta({ description: 'O estado em que a operação ficou.' }),
  description: z.string(),
  reason: z.string().nullable().meta({ description: 'Código do motivo, de GET /api/reasons.' }),
})

export const encodeHistoryLine = (line: ProposalHistoryView): z.input<typeof historyLineSchema> => ({
  id: line.id,
  action: line.status,
  description: line.description,
  reason: line.reason?.code ?? null,
})

export const operationItemSchema = z
  .object({
    operationId: z.string(),
    id: z.string().meta({ description: 'O mesmo que operationId.' }),
    contractNumber: z.string(),
    name: z.string(),
    documentNumber: z.string(),
    partnerId: z.string().meta({ description: 'Id da organização.' }),
    provider: z.string(),
    status: proposalStatusSchema,
    statusReason: z.string().nullable(),
    statusDescription: z.string(),
    issueAmount: reaisTextSchema,
    disbursedIssueAmount: reaisTextSchema,
    installmentFaceValue: reaisTextSchema,
    numberOfInstallments: z.number().int().meta({ example: 24 }),
    createdAt: instant,
    updatedAt: instant,
    formalizationUrl: z.string(),
    externalReference: z.string().nullable(),
    pendingItems: z.array(pendingItemSchema),
    history: z.array(historyLineSchema.extend({ createdAt: instant })),
  })
  .meta({ id: 'OperationSummary' })

export const encodeOperationItem = (operation: OperationSummary): z.input<typeof operationItemSchema> => ({
  operationId: operation.id,
  id: operation.id,
  contractNumber: operation.contractNumber,
  name: operation.clientName,
  documentNumber: operation.documentNumber,
  partnerId: operation.organizationId,
  provider: operation.institutionCode,
  status: operation.status,
  statusReason: operation.reason?.code ?? null,
  statusDescription: operation.statusDescription,
  issueAmount: centsToDecimalText(operation.issueCents),
  disbursedIssueAmount: centsToDecimalText(operation.netCents),
  installmentFaceValue: centsToDecimalText(operation.installmentCents),
  numberOfInstallments: operation.totalInstallments,
  createdAt: operation.createdAt.toISOString(),
  updatedAt: operation.updatedAt.toISOString(),
  formalizationUrl: operation.formalizationLink,
  externalReference: operation.externalReference,
  pendingItems: operation.pendingItems.map(encodePendingItem),
  history: operation.history.map((line) => ({
    ...encodeHistoryLine(line),
    createdAt: line.at.toISOString(),
  })),
})

export const OPERATION_ITEM_EXAMPLE: z.input<typeof operationItemSchema> = {
  operationId: '01981f6a-9c1e-7a63-8b54-6d1f0c9e2b12',
  id: '01981f6a-9c1e-7a63-8b54-6d1f0c9e2b12',
  contractNumber: '2026-00000124-58',
  name: 'Maria Aparecida da Silva',
  documentNumber: '52998224725',
  partnerId: '01981f6a-0000-7000-8000-000000000001',
  provider: 'aurora',
  status: 'formalization',
  statusReason: null,
  statusDescription: 'O cliente precisa abrir o link e aceitar o contrato.',
  issueAmount: '5234.10',
  disbursedIssueAmount: '5000.00',
  installmentFaceValue: '331.27',
  numberOfInstallments: 24,
  createdAt: '2026-11-21T14:00:00.000Z',
  updatedAt: '2026-11-21T14:00:02.000Z',
  formalizationUrl: 'http://localhost:3000/formalization/AZgfag',
  externalReference: null,
  pendingItems: [],
  history: [
    {
      id: '01981f6b-0000-7aaa-8aaa-000000000013',
      action: 'generating_ccb',
      description: 'A instituição recebeu a proposta e o contrato está sendo preparado.',
      reason: null,
      createdAt: '2026-11-21T14:00:00.000Z',
    },
  ],
}
