import { z } from 'zod'
import { feeWordsShape } from '#lib/contracts/fee-words.ts'
import { ACCOUNT_TYPE_WORDS, accountTypeWord } from '#lib/contracts/proposal-fields/account-type-field.ts'
import {
  COOLING_OFF_EXAMPLE,
  coolingOffSchema,
  encodeCoolingOff,
} from '#lib/contracts/proposal-fields/cooling-off-wire.ts'
import {
  fractionSchema,
  periodSchema,
  proposalStatusSchema,
  reaisSchema,
  sequenceSchema,
  statusReasonSchema,
} from '#lib/contracts/wire.ts'
import { centsToNumber } from '#lib/domain/money.ts'
import { MARITAL_STATUSES } from '#lib/domain/proposals/borrower.ts'
import type { Payment } from '#lib/domain/proposals/payment.ts'
import type { ProposalDetail } from '#lib/domain/proposals/proposal-view.ts'
import { encodeProposalItem, PROPOSAL_ITEM_EXAMPLE, proposalItemSchema } from './proposal-wire.ts'

const simulationSchema = z
  .object({
    id: z.string(),
    simulationFeesId: z.string(),
    emissionAmount: reaisSchema,
    availableBalance: reaisSchema,
    totalBalance: reaisSchema,
    iof: reaisSchema,
    tc: reaisSchema,
    ...feeWordsShape,
    insuranceAmount: reaisSchema,
    tax: fractionSchema,
    annualTax: fractionSchema,
    cet: fractionSchema,
    annualCet: fractionSchema,
    releaseDate: z.iso.date(),
  })
  .meta({ id: 'ContractedFigures' })

export const borrowerSchema = z
  .object({
    name: z.string(),
    individualDocumentNumber: z.string(),
    documentIdentificationNumber: z.string(),
    motherName: z.string(),
    nationality: z.string(),
    maritalStatus: z.enum(MARITAL_STATUSES),
    isPEP: z.boolean(),
    birthDate: z.iso.date(),
    email: z.string(),
    phoneCountryCode: z.string(),
    phoneRegionCode: z.string(),
    phone: z.string(),
    postalCode: z.string(),
    state: z.string(),
    city: z.string(),
    neighborhood: z.string(),
    street: z.string(),
    addressNumber: z.string(),
    complement: z.string().nullable(),
  })
  .meta({ id: 'ProposalBorrower' })

const paymentSchema = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('pix'), data: z.object({ pix: z.string(), pixKeyType: z.string() }) }),
    z.object({
      type: z.literal('transfer'),
      data: z.object({
        bankId: z.string(),
        bankName: z.string(),
        agency: z.string(),
        account: z.string(),
        digit: z.string(),
        accountType: z.enum(ACCOUNT_TYPE_WORDS),
      }),
    }),
  ])
  .meta({ id: 'ProposalPayment' })

export const proposalDetailSchema = proposalItemSchema
  .extend({
    simulation: simulationSchema,
    periods: z.array(periodSchema),
    borrower: borrowerSchema,
    payment: paymentSchema.meta({ description: 'Chave e conta mascaradas.' }),
    history: z.array(
      z.object({
        status: proposalStatusSchema,
        at: z.iso.datetime(),
        actor: z.string(),
        reason: statusReasonSchema.nullable(),
      }),
    ),
    documents: z.array(
      z.object({
        key: z.string(),
        originalFilename: z.string(),
        type: z.string(),
        contentType: z.string(),
        size: z.number().int(),
        sha256: z.string(),
        createdAt: z.iso.datetime(),
      }),
    ),
    cancellable: z.boolean(),
    coolingOff: coolingOffSchema,
    sequence: sequenceSchema,
    signatureDeadline: z.iso.datetime(),
  })
  .meta({ id: 'Proposal' })

type Wire = z.input<typeof proposalDetailSchema>

export const encodeProposalDetail = (proposal: ProposalDetail): Wire => ({
  ...encodeProposalItem(proposal),
  simulation: encodeSimulation(proposal.simulation),
  periods: proposal.simulation.installments.map(({ dueDate, amountCents }) => ({
    dueDate,
    amount: centsToNumber(amountCents),
  })),
  borrower: encodeBorrower(proposal.borrower),
  payment: encodePayment(proposal.payment),
  history: proposal.history.map(({ status, at, actor, reason }) => ({
    status,
    at: at.toISOString(),
    actor,
    reason,
  })),
  documents: proposal.documents.map(({ sizeBytes, createdAt, proposalId: _, ...rest }) => ({
    ...rest,
    size: sizeBytes,
    createdAt: createdAt.toISOString(),
  })),
  cancellable: proposal.cancellable,
  coolingOff: encodeCoolingOff(proposal.coolingOff),
  sequence: proposal.sequence,
  signatureDeadline: proposal.signatureDeadlineAt.toISOString(),
})

const encodeSimulation = (figures: ProposalDetail['simulation']): Wire['simulation'] => ({
  id: figures.simulationId,
  simulationFeesId: figures.priceTableId,
  emissionAmount: centsToNumber(figures.issueCents),
  availableBalance: centsToNumber(figures.netCents),
  totalBalance: centsToNumber(figures.totalCents),
  iof: centsToNumber(figures.iofCents),
  tc: centsToNumber(figures.feeCents),
  feeName: figures.feeName,
  feeWaived: figures.feeWaived,
  insuranceAmount: centsToNumber(figures.insuranceCents),
  tax: Number(figures.monthlyRate),
  annualTax: Number(figures.annualRate),
  cet: Number(figures.cetMonthly),
  annualCet: Number(figures.cetAnnual),
  releaseDate: figures.releaseDate,
})

const encodeBorrower = ({ address, phone, ...borrower }: ProposalDetail['borrower']): Wire['borrower'] => ({
  name: borrower.name,
  individualDocumentNumber: borrower.documentNumber,
  documentIdentificationNumber: borrower.identityDocument,
  motherName: borrower.motherName,
  nationality: borrower.nationality,
  maritalStatus: borrower.maritalStatus,
  isPEP: borrower.isPep,
  birthDate: borrower.birthDate,
  email: borrower.email,
  phoneCountryCode: phone.countryCode,
  phoneRegionCode: phone.areaCode,
  phone: phone.number,
  postalCode: address.postalCode,
  state: address.state,
  city: address.city,
  neighborhood: address.neighborhood,
  street: address.street,
  addressNumber: address.number,
  complement: address.complement,
})

const encodePayment = (payment: Payment): Wire['payment'] => {
  if (payment.type === 'pix') return { type: 'pix', data: { pix: payment.key, pixKeyType: payment.keyKind } }
  const { bankId, bankName, branch: agency, account, digit } = payment
  const accountType = accountTypeWord(payment.accountType)
  return { type: 'transfer', data: { bankId, bankName, agency, account, digit, accountType } }
}

export const PROPOSAL_DETAIL_EXAMPLE: Wire = {
  ...PROPOSAL_ITEM_EXAMPLE,
  simulation: {
    id: '01981f69-0f00-7aaa-8aaa-000000000001',
    simulationFeesId: '01981f60-0000-7aaa-8aaa-000000000002',
    emissionAmount: 1225.1,
    availableBalance: 1180.45,
    totalBalance: 1500,
    iof: 44.65,
    tc: 0,
    feeName: null,
    feeWaived: false,
    insuranceAmount: 0,
    tax: 0.018,
    annualTax: 0.238721,
    cet: 0.0214,
    annualCet: 0.289311,
    releaseDate: '2026-11-21',
  },
  periods: [
    { dueDate: '2027-03-01', amount: 500 },
    { dueDate: '2028-03-01', amount: 500 },
    { dueDate: '2029-03-01', amount: 500 },
  ],
  borrower: {
    name: 'Maria Aparecida da Silva',
    individualDocumentNumber: '52998224725',
    documentIdentificationNumber: '12345678',
    motherName: 'Ana da Silva',
    nationality: 'Brasileira',
    maritalStatus: 'single',
    isPEP: false,
    birthDate: '1990-03-15',
    email: 'maria@example.com',
    phoneCountryCode: '55',
    phoneRegionCode: '11',
    phone: '987654321',
    postalCode: '01310100',
    state: 'SP',
    city: 'São Paulo',
    neighborhood: 'Bela Vista',
    street: 'Avenida Paulista',
    addressNumber: '1000',
    complement: null,
  },
  payment: { type: 'pix', data: { pix: '***.982.247-**', pixKeyType: 'cpf' } },
  history: [
    { status: 'generating_ccb', at: '2026-11-21T14:00:00.000Z', actor: 'Demo', reason: null },
    { status: 'formalization', at: '2026-11-21T14:00:02.000Z', actor: 'Aurora', reason: null },
  ],
  documents: [],
  cancellable: true,
  coolingOff: COOLING_OFF_EXAMPLE,
  sequence: 2,
  signatureDeadline: '2026-11-28T14:00:00.000Z',
}
