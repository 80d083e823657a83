import { z } from 'zod'
import { refusalOfConsult } from '#lib/domain/institutions/refusal-words.ts'
import type { InstitutionQuestion, InstitutionReport } from '#lib/institutions/institution.ts'
import { consultLimitOf } from '#lib/institutions/read-consult-report.ts'
import { amountOf, looseText } from '#lib/institutions/report-fields.ts'
import { callUpstream, isSuccess, readAnswer, refusalOf } from './call-upstream.ts'
import type { OpenConnection } from './open-connection.ts'
import { employmentSchema } from './read-worker.ts'

const STATUSES = {
  WAITING_CONSULT: 'WAITING_CONSULT',
  WAITING_CREDIT_ANALYSIS: 'WAITING_CREDIT_ANALYSIS',
  SUCCESS: 'SUCCESS',
  REJECTED: 'REJECTED',
  FAILED: 'FAILED',
  FAIL: 'FAILED',
  ERROR: 'FAILED',
} as const

const consultSchema = z.object({
  status: z.string().toUpperCase(),
  availableMarginValue: amountOf.nullish(),
  admissionDateMonthsDifference: z.number().int().nullish(),
  simulationLimit: consultLimitOf.nullish().catch(null),
  existingCustomer: z.boolean().nullish(),
  code: looseText,
  description: looseText,
  message: looseText,
})

/** Reads a consult with its employment; null for a status that says nothing new. */
export const readConsultState = async (
  connection: OpenConnection,
  { externalId }: InstitutionQuestion,
): Promise<InstitutionReport | null> => {
  const path = `/private-consignment/consult/${encodeURIComponent(externalId)}`
  const answer = await callUpstream(connection, { method: 'GET', path })
  if (!isSuccess(answer)) throw refusalOf(answer)
  const consult = readAnswer(consultSchema, answer)
  const status = statusOf(consult.status)
  if (!status) return null
  const text = consult.description ?? consult.message
  return {
    kind: 'clt_consult_updated',
    externalId,
    status,
    code: refusalOfConsult(status, { code: consult.code, text }),
    description: text,
    ...readAnswer(employmentSchema, answer),
    admissionMonths: consult.admissionDateMonthsDifference ?? null,
    availableMarginCents: consult.availableMarginValue ?? null,
    simulationLimit: consult.simulationLimit ?? null,
    existingCustomer: consult.existingCustomer ?? null,
  }
}

const statusOf = (word: string) => (word in STATUSES ? STATUSES[word as keyof typeof STATUSES] : undefined)
