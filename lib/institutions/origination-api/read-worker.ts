import { z } from 'zod'
import type { Worker } from '#lib/domain/clt/worker.ts'
import type { ConsultedWorker } from '#lib/institutions/institution.ts'
import { amountOf, dayOf } from '#lib/institutions/report-fields.ts'
import { callUpstream, isSuccess, readAnswer, refusalOf } from './call-upstream.ts'
import type { OpenConnection } from './open-connection.ts'

const text = z.string().max(200).nullish()

const employmentShape = z.object({
  consultEligible: z.boolean().nullish(),
  employerName: text,
  employerDocumentNumber: text,
  registrationNumber: text,
  workerCategoryCode: z.union([z.number(), z.string()]).nullish(),
  admissionDate: dayOf.nullish(),
  terminationDate: dayOf.nullish(),
  admissionDateMonthsDifference: z.number().int().nullish(),
  marginBaseValue: amountOf.nullish(),
  partnerInternalId: text,
})

/** Returns null without a date of admission and a margin, as before the institution's analysis. */
const workerOf = (wire: z.output<typeof employmentShape>): Worker | null =>
  wire.admissionDate || typeof wire.marginBaseValue === 'number'
    ? {
        consultEligible: wire.consultEligible ?? true,
        employerName: wire.employerName ?? null,
        employerDocumentNumber: wire.employerDocumentNumber ?? null,
        registrationNumber: wire.registrationNumber ?? null,
        workerCategoryCode: wire.workerCategoryCode?.toString() ?? null,
        admissionDate: wire.admissionDate ?? null,
        terminationDate: wire.terminationDate ?? null,
        marginBaseCents: wire.marginBaseValue ?? null,
      }
    : null

export const employmentSchema = employmentShape.transform(
  (wire): ConsultedWorker => ({
    worker: workerOf(wire),
    admissionMonths: wire.admissionDateMonthsDifference ?? null,
    partnerInternalId: wire.partnerInternalId ?? null,
  }),
)

export const readWorker = async (
  connection: OpenConnection,
  consultExternalId: string,
): Promise<ConsultedWorker> => {
  const path = `/private-consignment/consult/${encodeURIComponent(consultExternalId)}`
  const answer = await callUpstream(connection, { method: 'GET', path })
  if (!isSuccess(answer)) throw refusalOf(answer)
  return readAnswer(employmentSchema, answer)
}
