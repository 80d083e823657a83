import type { z } from 'zod'
import type { consultDetailSchema, consultItemSchema } from './consult-wire.ts'

/** A consult of a list, for examples. */
export const CONSULT_ITEM_EXAMPLE: z.input<typeof consultItemSchema> = {
  id: '01981f6a-9c1e-7a63-8b54-6d1f0c9e2c01',
  partnerId: '01981f6a-0000-7000-8000-000000000001',
  documentNumber: '52998224725',
  name: 'Maria Aparecida da Silva',
  provider: 'aurora',
  status: 'SUCCESS',
  availableMarginValue: '350.00',
  description: null,
  code: null,
  retryable: null,
  nextAction: null,
  createdAt: '2026-11-21T14:00:00.000Z',
  updatedAt: '2026-11-21T14:03:25.000Z',
  expiresAt: '2026-11-28T14:00:00.000Z',
  marginExpiresAt: '2026-12-21T14:03:25.000Z',
  consentLink: 'http://localhost:3000/consent/AZgfag',
}

/** A consult with everything about it, for examples. */
export const CONSULT_DETAIL_EXAMPLE: z.input<typeof consultDetailSchema> = {
  ...CONSULT_ITEM_EXAMPLE,
  gender: 'female',
  birthDate: '1990-03-15',
  email: 'maria@example.com',
  phoneNumber: '+5511987654321',
  marginBaseValue: '1000.00',
  consultEligible: true,
  admissionDate: '2023-11-06',
  terminationDate: null,
  employerName: 'Comércio de Tecidos Serra Ltda.',
  employerDocumentNumber: '99100101',
  workerCategoryCode: 101,
  registrationNumber: '000123',
  admissionDateMonthsDifference: 36,
  simulationLimit: {
    monthMin: 3,
    monthMax: 600,
    installmentsMin: 6,
    installmentsMax: 48,
    valueMin: 500,
    valueMax: 20000,
  },
  recommendedSimulationInstallmentValue: '350.00',
  partnerInternalId: '01981f6a-9c1e-7a63-8b54-6d1f0c9e2c99',
  evidence: {
    acceptedAt: '2026-11-21T14:03:20.000Z',
    channel: 'customer_page',
    termVersion: 'clt-2026-11',
    textSha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    evidenceSha256: '60303ae22b998861bce3b28f33eec1be758a213c86c93c076dbe9f558c11c752',
    links: {
      pdf: '/api/private-consignment/consult/01981f6a-9c1e-7a63-8b54-6d1f0c9e2c01/evidence?format=pdf',
      json: '/api/private-consignment/consult/01981f6a-9c1e-7a63-8b54-6d1f0c9e2c01/evidence?format=json',
    },
  },
  history: [
    { status: 'WAITING_CONSENT', at: '2026-11-21T14:00:00.000Z', actor: 'Demo', reason: null },
    {
      status: 'CONSENT_APPROVED',
      at: '2026-11-21T14:03:20.000Z',
      actor: 'Maria Aparecida da Silva',
      reason: null,
    },
    { status: 'SUCCESS', at: '2026-11-21T14:03:25.000Z', actor: 'Aurora', reason: null },
  ],
  operationId: null,
}
