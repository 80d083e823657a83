import type { z } from 'zod'
import type { balanceFailedSchema, balanceSucceededSchema } from './balance-events.ts'
import type { consultMovedSchema, operationCreatedSchema, operationUpdatedSchema } from './clt-events.ts'
import type { proposalMovedSchema } from './proposal-events.ts'

type Examples = {
  'balance.status.received.success': z.input<typeof balanceSucceededSchema>
  'balance.status.received.fail': z.input<typeof balanceFailedSchema>
  'proposal.status.update': z.input<typeof proposalMovedSchema>
  'private.consignment.consult.updated': z.input<typeof consultMovedSchema>
  'private.consignment.operation.created': z.input<typeof operationCreatedSchema>
  'private.consignment.operation.updated': z.input<typeof operationUpdatedSchema>
}

const envelope = (sequence: number) => ({
  id: '0199a3b2-7c00-7000-8000-00000000000e',
  timestamp: '2026-11-21T15:00:02.310Z',
  sequence,
  livemode: false,
})

const balance = {
  balanceId: '0199a3b2-7c00-7000-8000-000000000001',
  queryId: '0199a3b2-7c00-7000-8000-000000000001',
  documentNumber: '52998224725',
  provider: 'aurora',
}

const periods = [
  { dueDate: '2027-03-01', amount: 500 },
  { dueDate: '2028-03-01', amount: 430.5 },
  { dueDate: '2029-03-01', amount: 320 },
]

const operation = {
  operationId: '01981f6a-9c1e-7a63-8b54-6d1f0c9e2b12',
  consultId: '01981f6a-9c1e-7a63-8b54-6d1f0c9e2c01',
  id_simulation: '01981f69-0f00-7aaa-8aaa-000000000011',
  reason: null,
  pendingItems: [],
}

export const EVENT_EXAMPLES: Readonly<Examples> = {
  'balance.status.received.success': {
    ...envelope(1),
    type: 'balance.status.received.success',
    ...balance,
    amount: 1250.5,
    balance: '1250.50',
    periods,
    installments: periods,
    cached: false,
    expiresAt: '2026-11-22T15:00:02.310Z',
  },
  'balance.status.received.fail': {
    ...envelope(1),
    type: 'balance.status.received.fail',
    ...balance,
    status: 'fail',
    errorMessage: 'Não há saldo de FGTS disponível para antecipar.',
    code: 'no_balance',
    retryable: false,
    nextAction: 'Nada a fazer agora; consulte de novo após novos depósitos.',
  },
  'proposal.status.update': {
    ...envelope(6),
    type: 'proposal.status.update',
    proposalId: '01981f6a-9c1e-7a63-8b54-6d1f0c9e2b11',
    status: 'pending',
    previousStatus: 'processing',
    documentNumber: '52998224725',
    contractNumber: '2026-00000123-61',
    reason: { code: 'pix_refusal', text: 'O banco recusou o pagamento na chave PIX informada.' },
    pendingItems: [
      {
        id: '01981f6b-0000-7aaa-8aaa-000000000003',
        type: 'pix_refusal',
        code: 'pix_refusal',
        text: 'O banco recusou o pagamento na chave PIX informada.',
        documentTypes: [],
      },
    ],
  },
  'private.consignment.consult.updated': {
    ...envelope(5),
    type: 'private.consignment.consult.updated',
    consultId: operation.consultId,
    status: 'SUCCESS',
    availableMarginValue: '350.00',
    admissionDateMonthsDifference: 38,
    simulationLimit: {
      monthMin: 1,
      monthMax: 48,
      installmentsMin: 6,
      installmentsMax: 48,
      valueMin: 500,
      valueMax: 12000,
    },
  },
  'private.consignment.operation.created': {
    ...envelope(1),
    type: 'private.consignment.operation.created',
    ...operation,
    status: 'generating_ccb',
    previousStatus: null,
  },
  'private.consignment.operation.updated': {
    ...envelope(2),
    type: 'private.consignment.operation.updated',
    ...operation,
    status: 'formalization',
    previousStatus: 'generating_ccb',
  },
}
