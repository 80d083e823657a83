import { z } from 'zod'
import {
  consultStatusSchema,
  existingCustomerSchema,
  proposalStatusSchema,
  statusReasonSchema,
} from '#lib/contracts/wire.ts'
import type { SimulationLimit } from '#lib/domain/clt/worker.ts'
import { centsToDecimalText, centsToNumber } from '#lib/domain/money.ts'
import { type EventFields, type EventOf, envelopeSchema } from './envelope.ts'
import { proposalMovedSchema } from './proposal-events.ts'

export const simulationLimitSchema = z
  .object({
    monthMin: z.number().int(),
    monthMax: z.number().int(),
    installmentsMin: z.number().int(),
    installmentsMax: z.number().int(),
    valueMin: z.number(),
    valueMax: z.number(),
  })
  .meta({ id: 'SimulationLimit' })

export const encodeSimulationLimit = (limit: SimulationLimit): z.input<typeof simulationLimitSchema> => {
  const { valueMinCents, valueMaxCents, ...counts } = limit
  return { ...counts, valueMin: centsToNumber(valueMinCents), valueMax: centsToNumber(valueMaxCents) }
}

export const consultMovedSchema = envelopeSchema
  .extend({
    type: z.literal('private.consignment.consult.updated'),
    consultId: z.uuid(),
    status: consultStatusSchema,
    availableMarginValue: z.string().nullable().meta({ description: 'Decimal em texto, "350.00".' }),
    description: z
      .string()
      .optional()
      .meta({ description: 'O motivo, quando a consulta terminou sem margem.' }),
    code: z.string().optional(),
    admissionDateMonthsDifference: z.number().int().optional(),
    simulationLimit: simulationLimitSchema.optional(),
    existingCustomer: existingCustomerSchema.optional(),
  })
  .meta({ id: 'ConsultEvent' })

export const encodeConsultMoved = (event: EventOf<'private.consignment.consult.updated'>): EventFields => ({
  consultId: event.consultId,
  status: event.status,
  availableMarginValue:
    event.availableMarginCents === null ? null : centsToDecimalText(event.availableMarginCents),
  ...(event.reason && { description: event.reason.text, code: event.reason.code }),
  ...(event.status === 'SUCCESS' && {
    ...(event.admissionMonths !== null && { admissionDateMonthsDifference: event.admissionMonths }),
    ...(event.simulationLimit && { simulationLimit: encodeSimulationLimit(event.simulationLimit) }),
    ...(event.existingCustomer !== null && { existingCustomer: event.existingCustomer }),
  }),
})

const operationFields = {
  operationId: z.uuid(),
  status: proposalStatusSchema,
  previousStatus: proposalStatusSchema.nullable(),
  consultId: z.uuid(),
  id_simulation: z.uuid(),
  reason: statusReasonSchema.nullable(),
  pendingItems: proposalMovedSchema.shape.pendingItems,
}

export const operationCreatedSchema = envelopeSchema
  .extend({
    type: z.literal('private.consignment.operation.created'),
    ...operationFields,
  })
  .meta({ id: 'OperationCreatedEvent' })

export const operationUpdatedSchema = envelopeSchema
  .extend({
    type: z.literal('private.consignment.operation.updated'),
    ...operationFields,
  })
  .meta({ id: 'OperationUpdatedEvent' })

type OperationEvent = EventOf<
  'private.consignment.operation.created' | 'private.consignment.operation.updated'
>

export const encodeOperationMoved = (event: OperationEvent): EventFields => ({
  operationId: event.operationId,
  status: event.status,
  previousStatus: event.previousStatus,
  consultId: event.consultId,
  id_simulation: event.simulationId,
  reason: event.reason,
  pendingItems: event.pendingItems,
})
