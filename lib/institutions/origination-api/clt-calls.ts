import { z } from 'zod'
import { centsToNumber } from '#lib/domain/money.ts'
import type { ProposalSubmission } from '#lib/institutions/institution.ts'
import { amountOf, dayOf, externalId, upstreamLink } from '#lib/institutions/report-fields.ts'
import { readAnswer } from './call-upstream.ts'
import { listedProposalsOf } from './listed-proposals.ts'
import type { ProductCalls } from './product-calls.ts'
import { moveSchemaOf } from './proposal-move.ts'
import { cltBank } from './wire-payment.ts'

const PATH = '/private-consignment/operation'

const simulationSchema = z.object({
  id_simulation: externalId,
  issue_amount: amountOf,
  disbursed_issue_amount: amountOf,
  total_amount: amountOf,
  iof_amount: amountOf,
  fee_amount: amountOf.optional(),
  insurance_amount: amountOf.optional(),
  release_date: dayOf.optional(),
  disbursement_option: z.object({
    installments: z.array(z.object({ due_date: dayOf, total_amount: amountOf })).max(600),
  }),
})

const createdSchema = z
  .object({ id: externalId, formalization_url: upstreamLink })
  .transform((wire) => ({ externalId: wire.id, formalizationUrl: wire.formalization_url }))

const listSchema = listedProposalsOf({
  link: 'formalizationUrl',
  reference: 'externalReference',
  net: 'disbursedIssueAmount',
  createdAt: 'createdAt',
})

const amountsSchema = z.object({
  operation_data: z.object({ issue_amount: amountOf, disbursed_issue_amount: amountOf }),
})

const moveSchema = moveSchemaOf({
  status: ['status'],
  code: ['status_reason'],
  text: ['status_description', 'message', 'error'],
  items: ['pending_items'],
  sequence: ['sequence'],
})

export const cltCalls: ProductCalls = {
  path: PATH,
  simulate: ({ row }, submission) => ({
    method: 'POST',
    path: '/private-consignment/simulation',
    body: simulationBody(row.provider, submission),
  }),
  readSimulation: (answer) => {
    const wire = readAnswer(simulationSchema, answer)
    return {
      id: wire.id_simulation,
      figures: {
        releaseDate: wire.release_date,
        iofCents: wire.iof_amount,
        feeCents: wire.fee_amount,
        insuranceCents: wire.insurance_amount,
        issueCents: wire.issue_amount,
        netCents: wire.disbursed_issue_amount,
        totalCents: wire.total_amount,
        installments: wire.disbursement_option.installments.map((item) => ({
          dueDate: item.due_date,
          amountCents: item.total_amount,
        })),
      },
    }
  },
  create: async (submission, simulationId) => ({
    method: 'POST',
    path: PATH,
    body: await operationBody(submission, simulationId),
  }),
  readCreated: (answer) => readAnswer(createdSchema, answer),
  readList: (answer) => readAnswer(listSchema, answer),
  readMove: (answer) => readAnswer(moveSchema, answer),
  readAmounts: (answer) => {
    const { operation_data: amounts } = readAnswer(amountsSchema, answer)
    return { netCents: amounts.disbursed_issue_amount, issueCents: amounts.issue_amount }
  },
  cancel: (id) => ({ method: 'POST', path: `${PATH}/${encodeURIComponent(id)}/cancel`, body: {} }),
  solvePayment: async ({ externalId: id }, payment) => ({
    method: 'PATCH',
    path: `${PATH}/${encodeURIComponent(id)}/pendency/payment-data`,
    body: { bank: await cltBank(payment) },
  }),
  solveDocuments: (id, documents) => ({
    method: 'PATCH',
    path: `${PATH}/${encodeURIComponent(id)}/pendency/documents`,
    body: { documents },
  }),
}

/** Sends the requested amount (instalment or net), because a rounded instalment gives another net amount. */
const simulationBody = (provider: string, submission: ProposalSubmission) => {
  const { requested, installments } = submission
  const amountCents = requested?.amountCents ?? installments[0]?.amountCents
  const field = requested?.by === 'net' ? 'disbursed_amount' : 'installment_face_value'
  return {
    consult_id: submission.consultExternalId,
    config_id: submission.priceTableId,
    number_of_installments: installments.length,
    ...(amountCents !== undefined && { [field]: centsToNumber(amountCents) }),
    provider,
    is_insured: submission.insuranceCents > 0,
  }
}

const operationBody = async (submission: ProposalSubmission, simulationId: string) => {
  const { borrower, reference } = submission
  const { address, phone } = borrower
  return {
    simulation_id: simulationId,
    external_reference: reference,
    borrower: {
      name: borrower.name,
      email: borrower.email,
      phone: { country_code: phone.countryCode, area_code: phone.areaCode, number: phone.number },
      political_exposition: borrower.isPep,
      address: {
        street: address.street,
        number: address.number,
        ...(address.complement !== null && { complement: address.complement }),
        neighborhood: address.neighborhood,
        city: address.city,
        state: address.state,
        postal_code: address.postalCode,
      },
      birth_date: borrower.birthDate,
      mother_name: borrower.motherName,
      nationality: borrower.nationality,
      gender: borrower.gender,
      person_type: 'natural',
      marital_status: borrower.maritalStatus,
      individual_document_number: borrower.documentNumber,
      document_identification_type: borrower.identityDocumentType,
      document_identification_number: borrower.identityDocument,
      document_identification_date: borrower.identityDocumentDate,
      ...(borrower.identityDocumentIssuer && { document_issuer: borrower.identityDocumentIssuer }),
      ...(borrower.workData && { work_data: borrower.workData }),
      bank: await cltBank(submission.payment),
    },
  }
}
