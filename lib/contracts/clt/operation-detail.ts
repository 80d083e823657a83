import { z } from 'zod'
import { ACCOUNT_TYPE_WORDS, accountTypeWord } from '#lib/contracts/proposal-fields/account-type-field.ts'
import {
  encodeOperationCoolingOff,
  operationCoolingOffSchema,
} from '#lib/contracts/proposal-fields/cooling-off-wire.ts'
import { encodePendingItem, pendingItemSchema } from '#lib/contracts/proposal-fields/pending-item-wire.ts'
import {
  dayOutSchema,
  fractionSchema,
  proposalStatusSchema,
  reaisSchema,
  sequenceSchema,
} from '#lib/contracts/wire.ts'
import { GENDERS, IDENTITY_DOCUMENT_TYPES } from '#lib/domain/documents/identity.ts'
import { centsToNumber } from '#lib/domain/money.ts'
import { MARITAL_STATUSES } from '#lib/domain/proposals/borrower.ts'
import type { Payment } from '#lib/domain/proposals/payment.ts'
import type { ProposalDetail } from '#lib/domain/proposals/proposal-view.ts'
import { encodeHistoryLine, historyLineSchema } from './operation-wire.ts'

const instant = z.iso.datetime()

const bankSchema = z
  .discriminatedUnion('transfer_method', [
    z.object({ transfer_method: z.literal('pix'), pix_key: z.string(), pix_key_type: z.string() }),
    z.object({
      transfer_method: z.literal('ted'),
      bank_id: z.string(),
      bank_name: z.string(),
      branch_number: z.string(),
      account_number: z.string(),
      account_digit: z.string(),
      account_type: z.enum(ACCOUNT_TYPE_WORDS),
    }),
  ])
  .meta({ id: 'OperationBank' })

const borrowerSchema = z
  .object({
    name: z.string(),
    email: z.string(),
    phone: z.object({ country_code: z.string(), area_code: z.string(), number: z.string() }),
    political_exposition: z.boolean(),
    address: z.object({
      street: z.string(),
      number: z.string(),
      complement: z.string().nullable(),
      neighborhood: z.string(),
      city: z.string(),
      state: z.string(),
      postal_code: z.string(),
    }),
    birth_date: dayOutSchema,
    mother_name: z.string(),
    nationality: z.string(),
    gender: z.enum(GENDERS).nullable(),
    person_type: z.literal('natural'),
    marital_status: z.enum(MARITAL_STATUSES),
    individual_document_number: z.string(),
    document_identification_type: z.enum(IDENTITY_DOCUMENT_TYPES).nullable(),
    document_identification_number: z.string(),
    document_identification_date: dayOutSchema.nullable(),
    document_issuer: z.string().nullable(),
    bank: bankSchema.meta({ description: 'Chave e conta mascaradas.' }),
    work_data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).nullable(),
  })
  .meta({ id: 'OperationBorrower' })

export const operationDetailSchema = z
  .object({
    id: z.string(),
    status: proposalStatusSchema,
    status_reason: z.string().nullable().meta({ description: 'Código do motivo, de GET /api/reasons.' }),
    status_description: z.string(),
    provider: z.string(),
    document_number: z.string(),
    partner_id: z.string().meta({ description: 'Id da organização.' }),
    created_at: instant,
    updated_at: instant,
    contract_number: z.string(),
    contract_url: z
      .string()
      .nullable()
      .meta({ description: 'Onde o contrato é baixado, com o token; null antes de existir.' }),
    formalization_url: z.string(),
    external_reference: z.string().nullable(),
    simulation_id: z.string(),
    consult_id: z.string().nullable(),
    borrower: borrowerSchema,
    operation_data: z.object({
      operation_amount: reaisSchema.meta({ description: 'Igual a issue_amount.' }),
      issue_amount: reaisSchema,
      disbursed_issue_amount: reaisSchema,
      first_due_date: dayOutSchema,
      number_of_installments: z.number().int(),
      monthly_interest_rate: fractionSchema,
      installment_face_value: reaisSchema,
    }),
    operation_history: z.array(historyLineSchema.extend({ created_at: instant })),
    pending_items: z.array(pendingItemSchema),
    documents: z.array(
      z.object({
        key: z.string(),
        type: z.string(),
        original_filename: z.string(),
        content_type: z.string(),
        size: z.number().int(),
        sha256: z.string(),
        created_at: instant,
      }),
    ),
    cancellable: z.boolean(),
    cooling_off: operationCoolingOffSchema,
    sequence: sequenceSchema,
  })
  .meta({ id: 'Operation' })

type Wire = z.input<typeof operationDetailSchema>

export const encodeOperationDetail = (operation: ProposalDetail): Wire => ({
  id: operation.id,
  status: operation.status,
  status_reason: operation.reason?.code ?? null,
  status_description: operation.statusDescription,
  provider: operation.institutionCode,
  document_number: operation.documentNumber,
  partner_id: operation.organizationId,
  created_at: operation.createdAt.toISOString(),
  updated_at: operation.updatedAt.toISOString(),
  contract_number: operation.contractNumber,
  contract_url: operation.contractLink,
  formalization_url: operation.formalizationLink,
  external_reference: operation.externalReference,
  simulation_id: operation.simulation.simulationId,
  consult_id: operation.simulation.consultId,
  borrower: encodeBorrower(operation),
  operation_data: encodeFigures(operation.simulation),
  operation_history: operation.history.map((line) => ({
    ...encodeHistoryLine(line),
    created_at: line.at.toISOString(),
  })),
  pending_items: operation.pendingItems.map(encodePendingItem),
  documents: operation.documents.map(encodeDocument),
  cancellable: operation.cancellable,
  cooling_off: encodeOperationCoolingOff(operation.coolingOff),
  sequence: operation.sequence,
})

const encodeFigures = (figures: ProposalDetail['simulation']): Wire['operation_data'] => {
  const [first] = figures.installments
  if (!first) throw new Error('an operation without instalments')
  return {
    operation_amount: centsToNumber(figures.issueCents),
    issue_amount: centsToNumber(figures.issueCents),
    disbursed_issue_amount: centsToNumber(figures.netCents),
    first_due_date: first.dueDate,
    number_of_installments: figures.installments.length,
    monthly_interest_rate: Number(figures.monthlyRate),
    installment_face_value: centsToNumber(first.amountCents),
  }
}

const encodeDocument = (document: ProposalDetail['documents'][number]): Wire['documents'][number] => ({
  key: document.key,
  type: document.type,
  original_filename: document.originalFilename,
  content_type: document.contentType,
  size: document.sizeBytes,
  sha256: document.sha256,
  created_at: document.createdAt.toISOString(),
})

const encodeBorrower = ({ borrower, payment }: ProposalDetail): Wire['borrower'] => {
  const { address, phone } = borrower
  const { postalCode: postal_code, ...place } = address
  return {
    name: borrower.name,
    email: borrower.email,
    phone: { country_code: phone.countryCode, area_code: phone.areaCode, number: phone.number },
    political_exposition: borrower.isPep,
    address: { ...place, postal_code },
    birth_date: borrower.birthDate,
    mother_name: borrower.motherName,
    nationality: borrower.nationality,
    gender: borrower.gender ?? null,
    person_type: 'natural',
    marital_status: borrower.maritalStatus,
    individual_document_number: borrower.documentNumber,
    document_identification_type: borrower.identityDocumentType ?? null,
    document_identification_number: borrower.identityDocument,
    document_identification_date: borrower.identityDocumentDate ?? null,
    document_issuer: borrower.identityDocumentIssuer ?? null,
    bank: encodeBank(payment),
    work_data: borrower.workData ?? null,
  }
}

const encodeBank = (payment: Payment): Wire['borrower']['bank'] => {
  if (payment.type === 'pix')
    return { transfer_method: 'pix', pix_key: payment.key, pix_key_type: payment.keyKind }
  return {
    transfer_method: 'ted',
    bank_id: payment.bankId,
    bank_name: payment.bankName,
    branch_number: payment.branch,
    account_number: payment.account,
    account_digit: payment.digit,
    account_type: accountTypeWord(payment.accountType),
  }
}
