import { z } from 'zod'
import { centsToNumber } from '#lib/domain/money.ts'
import type { ProposalSubmission } from '#lib/institutions/institution.ts'
import { amountOf, dayOf, externalId, upstreamLink } from '#lib/institutions/report-fields.ts'
import { readAnswer } from './call-upstream.ts'
import { listedProposalsOf } from './listed-proposals.ts'
import { isOwnReference } from './own-reference.ts'
import type { ProductCalls } from './product-calls.ts'
import { moveSchemaOf } from './proposal-move.ts'
import { fgtsPayment, fgtsPaymentSolution } from './wire-payment.ts'

const PATH = '/fgts/proposal'

const simulationSchema = z.object({
  id: externalId,
  availableBalance: amountOf,
  emissionAmount: amountOf,
  totalBalance: amountOf,
  iof: amountOf,
  tc: amountOf,
  insuranceAmount: amountOf.optional(),
  releaseDate: dayOf.optional(),
  installments: z
    .array(z.object({ dueDate: dayOf, amount: amountOf }))
    .max(100)
    .optional(),
})

const createdSchema = z
  .object({ id: externalId, formalizationLink: upstreamLink })
  .transform((wire) => ({ externalId: wire.id, formalizationUrl: wire.formalizationLink }))

const listSchema = listedProposalsOf({
  link: 'formalizationLink',
  reference: 'externalReference',
  net: 'availableBalance',
  createdAt: 'createdAt',
})

const amountsSchema = z.object({
  simulation: z.object({ availableBalance: amountOf, emissionAmount: amountOf }),
})

const moveSchema = moveSchemaOf({
  status: ['status'],
  code: ['statusReason'],
  text: ['statusDescription', 'message', 'error'],
  items: ['pendingItems'],
  sequence: ['sequence'],
})

export const fgtsCalls: ProductCalls = {
  path: PATH,
  simulate: ({ row }, submission) => ({
    method: 'POST',
    path: '/fgts/simulations',
    body: simulationBody(row.provider, submission),
  }),
  readSimulation: (answer) => {
    const wire = readAnswer(simulationSchema, answer)
    return {
      id: wire.id,
      figures: {
        releaseDate: wire.releaseDate,
        iofCents: wire.iof,
        feeCents: wire.tc,
        insuranceCents: wire.insuranceAmount,
        issueCents: wire.emissionAmount,
        netCents: wire.availableBalance,
        totalCents: wire.totalBalance,
        installments: wire.installments?.map(({ dueDate, amount }) => ({ dueDate, amountCents: amount })),
      },
    }
  },
  create: async (submission, simulationId) => ({
    method: 'POST',
    path: PATH,
    body: await proposalBody(submission, simulationId),
  }),
  readCreated: (answer) => readAnswer(createdSchema, answer),
  readList: (answer) => readAnswer(listSchema, answer),
  readMove: (answer) => readAnswer(moveSchema, answer),
  readAmounts: (answer) => {
    const { simulation } = readAnswer(amountsSchema, answer)
    return { netCents: simulation.availableBalance, issueCents: simulation.emissionAmount }
  },
  cancel: (id) => ({ method: 'PATCH', path: `${PATH}/${encodeURIComponent(id)}/cancel`, body: {} }),
  solvePayment: async ({ externalId: id, type }, payment) => ({
    method: 'POST',
    path: `${PATH}/${encodeURIComponent(id)}/solvePendency`,
    body: { type, data: await fgtsPaymentSolution(payment) },
  }),
  solveDocuments: (id, documents) => ({
    method: 'POST',
    path: `${PATH}/${encodeURIComponent(id)}/solvePendency`,
    body: { type: 'invalid_document', data: { documents } },
  }),
}

/** Without an id, the institution uses the only balance that it has for the CPF. */
const balanceIdOf = ({ balanceExternalId: balanceId }: ProposalSubmission) =>
  balanceId !== undefined && !isOwnReference(balanceId) ? { balanceId } : {}

const simulationBody = (provider: string, submission: ProposalSubmission) => ({
  documentNumber: submission.borrower.documentNumber,
  provider,
  simulationFeesId: submission.priceTableId,
  ...balanceIdOf(submission),
  targetAmount: 0,
  isInsured: submission.insuranceCents > 0,
  desiredInstallments: submission.installments.map(({ dueDate, amountCents }) => ({
    dueDate,
    totalAmount: centsToNumber(amountCents),
  })),
})

const proposalBody = async (submission: ProposalSubmission, simulationId: string) => {
  const { borrower, priceTableId, reference } = submission
  const { address, phone } = borrower
  return {
    fgtsSimulationId: simulationId,
    simulationFeesId: priceTableId,
    name: borrower.name,
    individualDocumentNumber: borrower.documentNumber,
    documentIdentificationNumber: borrower.identityDocument,
    motherName: borrower.motherName,
    nationality: borrower.nationality,
    maritalStatus: borrower.maritalStatus,
    personType: 'natural',
    isPEP: borrower.isPep,
    birthDate: borrower.birthDate,
    email: borrower.email,
    phone: phone.number,
    phoneRegionCode: phone.areaCode,
    phoneCountryCode: phone.countryCode,
    postalCode: address.postalCode,
    state: address.state,
    city: address.city,
    neighborhood: address.neighborhood,
    street: address.street,
    addressNumber: address.number,
    ...(address.complement !== null && { complement: address.complement }),
    formalizationLink: '',
    payment: await fgtsPayment(submission.payment),
    externalReference: reference,
  }
}
