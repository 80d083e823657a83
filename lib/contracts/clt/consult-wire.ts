import { z } from 'zod'
import { encodeSimulationLimit, simulationLimitSchema } from '#lib/contracts/events/clt-events.ts'
import {
  consultStatusSchema,
  dayOutSchema,
  existingCustomerSchema,
  reaisTextSchema,
  statusReasonSchema,
} from '#lib/contracts/wire.ts'
import type { ConsentView, ConsultDetail, ConsultSummary } from '#lib/domain/clt/consult-view.ts'
import { GENDERS } from '#lib/domain/documents/identity.ts'
import { type Cents, centsToDecimalText } from '#lib/domain/money.ts'

const instant = z.iso.datetime()
const moneyText = reaisTextSchema.nullable()

const itemShape = {
  id: z.string(),
  partnerId: z.string().meta({ description: 'Id da organização.' }),
  documentNumber: z.string(),
  name: z.string(),
  provider: z.string(),
  status: consultStatusSchema,
  availableMarginValue: moneyText,
  description: z.string().nullable().meta({ description: 'O motivo, quando terminou sem margem.' }),
  code: z.string().nullable().meta({ description: 'Código do motivo, de GET /api/reasons.' }),
  retryable: z.boolean().nullable(),
  nextAction: z.string().nullable(),
  createdAt: instant,
  updatedAt: instant,
  expiresAt: instant.meta({ description: 'Até quando o cliente pode responder ao termo.' }),
  marginExpiresAt: instant.nullable().meta({ description: 'Até quando a margem pode ser usada.' }),
  consentLink: z.string().meta({ description: 'A página do cliente.' }),
}

export const consultItemSchema = z.object(itemShape).meta({ id: 'ConsultSummary' })

const textOf = (amount: Cents | null | undefined) =>
  amount === null || amount === undefined ? null : centsToDecimalText(amount)

export const encodeConsultItem = (consult: ConsultSummary): z.input<typeof consultItemSchema> => ({
  id: consult.id,
  partnerId: consult.organizationId,
  documentNumber: consult.documentNumber,
  name: consult.name,
  provider: consult.institutionCode,
  status: consult.status,
  availableMarginValue: textOf(consult.availableMarginCents),
  description: consult.reason?.text ?? null,
  code: consult.reason?.code ?? null,
  retryable: consult.reason?.retryable ?? null,
  nextAction: consult.reason?.nextAction ?? null,
  createdAt: consult.createdAt.toISOString(),
  updatedAt: consult.updatedAt.toISOString(),
  expiresAt: consult.consentDeadlineAt.toISOString(),
  marginExpiresAt: consult.expiresAt?.toISOString() ?? null,
  consentLink: consult.consentLink,
})

const evidenceSchema = z
  .object({
    acceptedAt: instant,
    channel: z.string(),
    termVersion: z.string(),
    textSha256: z.string(),
    evidenceSha256: z.string(),
    links: z.object({ pdf: z.string(), json: z.string() }),
  })
  .meta({ id: 'ConsentEvidence' })

const historySchema = z
  .object({
    status: consultStatusSchema,
    at: instant,
    actor: z.string(),
    reason: statusReasonSchema.nullable(),
  })
  .meta({ id: 'ConsultHistoryLine' })

const day = dayOutSchema.nullable()

export const consultDetailSchema = z
  .object({
    ...itemShape,
    gender: z.enum(GENDERS),
    birthDate: dayOutSchema,
    email: z.string(),
    phoneNumber: z.string().meta({ example: '+5511987654321' }),
    marginBaseValue: moneyText,
    consultEligible: z.boolean().nullable(),
    admissionDate: day,
    terminationDate: day,
    employerName: z.string().nullable(),
    employerDocumentNumber: z.string().nullable(),
    workerCategoryCode: z
      .number()
      .int()
      .nullable()
      .meta({ description: 'Categoria do eSocial.', example: 101 }),
    registrationNumber: z.string().nullable(),
    admissionDateMonthsDifference: z.number().int().nullable(),
    simulationLimit: simulationLimitSchema.nullable(),
    recommendedSimulationInstallmentValue: moneyText,
    partnerInternalId: z.string().nullable().meta({ description: 'O id da consulta na instituição.' }),
    existingCustomer: existingCustomerSchema.nullable().describe(existingCustomerSchema.description ?? ''),
    evidence: evidenceSchema.nullable().meta({ description: 'A prova do consentimento.' }),
    history: z.array(historySchema),
    operationId: z.string().nullable().meta({ description: 'A operação em aberto que usa a margem.' }),
  })
  .meta({ id: 'Consult' })

export const encodeConsultDetail = (consult: ConsultDetail): z.input<typeof consultDetailSchema> => {
  const { worker, phone } = consult
  return {
    ...encodeConsultItem(consult),
    gender: consult.gender,
    birthDate: consult.birthDate,
    email: consult.email,
    phoneNumber: `+${phone.countryCode}${phone.areaCode}${phone.number}`,
    marginBaseValue: textOf(worker?.marginBaseCents),
    consultEligible: worker?.consultEligible ?? null,
    admissionDate: worker?.admissionDate ?? null,
    terminationDate: worker?.terminationDate ?? null,
    employerName: worker?.employerName ?? null,
    employerDocumentNumber: worker?.employerDocumentNumber ?? null,
    workerCategoryCode: categoryOf(worker?.workerCategoryCode),
    registrationNumber: worker?.registrationNumber ?? null,
    admissionDateMonthsDifference: consult.admissionMonths,
    simulationLimit: consult.simulationLimit && encodeSimulationLimit(consult.simulationLimit),
    recommendedSimulationInstallmentValue: textOf(consult.recommendedInstallmentCents),
    partnerInternalId: consult.partnerInternalId,
    existingCustomer: consult.existingCustomer,
    evidence: consult.consent && encodeEvidence(consult.id, consult.consent),
    history: consult.history.map(({ status, at, actor, reason }) => ({
      status,
      at: at.toISOString(),
      actor,
      reason,
    })),
    operationId: consult.operationId,
  }
}

// eSocial's categories have three digits. Other text becomes null, because API clients expect a number.
const categoryOf = (code: string | null | undefined): number | null =>
  code && /^\d{1,9}$/.test(code) ? Number(code) : null

const encodeEvidence = (id: string, consent: ConsentView): z.input<typeof evidenceSchema> => {
  const address = `/api/private-consignment/consult/${id}/evidence`
  return {
    acceptedAt: consent.acceptedAt.toISOString(),
    channel: consent.channel,
    termVersion: consent.textVersion,
    textSha256: consent.textSha256,
    evidenceSha256: consent.evidenceSha256,
    links: { pdf: `${address}?format=pdf`, json: `${address}?format=json` },
  }
}
