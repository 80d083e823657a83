import { z } from 'zod'
import type { SimulationLimit } from '#lib/domain/clt/worker.ts'
import { refusalOfConsult } from '#lib/domain/institutions/refusal-words.ts'
import type { InstitutionReport } from './institution.ts'
import { amountOf, dayOf, externalId } from './report-fields.ts'

type ConsultReport = Extract<InstitutionReport, { kind: 'clt_consult_updated' }>

/** Makes a missing or invalid field null, so that one bad field does not discard the whole event. */
const orNull = <S extends z.ZodType>(schema: S) => schema.nullable().catch(null)
const textOf = (most: number) => z.string().trim().min(1).max(most)
const countOf = (most: number) => z.number().int().min(0).max(most)

const MOST_MONTHS = 1_200
const MOST_INSTALLMENTS = 600

export const consultLimitOf = z
  .object({
    monthMin: countOf(MOST_MONTHS),
    monthMax: countOf(MOST_MONTHS),
    installmentsMin: countOf(MOST_INSTALLMENTS).min(1),
    installmentsMax: countOf(MOST_INSTALLMENTS),
    valueMin: amountOf,
    valueMax: amountOf,
  })
  .transform(
    ({ valueMin, valueMax, ...counts }): SimulationLimit => ({
      ...counts,
      valueMinCents: valueMin,
      valueMaxCents: valueMax,
    }),
  )
  .refine(
    (limit) =>
      limit.monthMin <= limit.monthMax &&
      limit.installmentsMin <= limit.installmentsMax &&
      limit.valueMinCents <= limit.valueMaxCents,
  )

const workerOf = z
  .object({
    consultEligible: z.boolean().catch(true),
    employerName: orNull(textOf(200)),
    employerDocumentNumber: orNull(z.string().regex(/^[0-9A-Z]{8,14}$/)),
    registrationNumber: orNull(textOf(60)),
    workerCategoryCode: orNull(textOf(20)),
    admissionDate: orNull(dayOf),
    terminationDate: orNull(dayOf),
    marginBaseValue: orNull(amountOf),
  })
  .transform(({ marginBaseValue, ...employment }) => ({ ...employment, marginBaseCents: marginBaseValue }))

/** Our own webhook event with three optional additions: `worker`, `partnerInternalId`, `existingCustomer`. */
export const consultUpdated = z.object({
  type: z.literal('private.consignment.consult.updated'),
  consultId: externalId,
  sequence: z.number().int().positive().optional(),
  status: z.enum(['WAITING_CONSULT', 'WAITING_CREDIT_ANALYSIS', 'SUCCESS', 'REJECTED', 'FAILED']),
  availableMarginValue: orNull(amountOf),
  description: orNull(textOf(1000)),
  code: orNull(textOf(100)),
  partnerInternalId: orNull(textOf(200)),
  admissionDateMonthsDifference: orNull(countOf(MOST_MONTHS)),
  simulationLimit: orNull(consultLimitOf),
  worker: orNull(workerOf),
  existingCustomer: orNull(z.boolean()),
})

export const consultReportOf = (event: z.output<typeof consultUpdated>): ConsultReport => ({
  kind: 'clt_consult_updated',
  externalId: event.consultId,
  ...(event.sequence !== undefined && { sequence: event.sequence }),
  status: event.status,
  code: refusalOfConsult(event.status, { code: event.code, text: event.description }),
  description: event.description,
  partnerInternalId: event.partnerInternalId,
  worker: event.worker,
  admissionMonths: event.admissionDateMonthsDifference,
  availableMarginCents: event.availableMarginValue,
  simulationLimit: event.simulationLimit,
  existingCustomer: event.existingCustomer,
})
