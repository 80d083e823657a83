import { z } from 'zod'
import { dayOutSchema, existingCustomerSchema, periodSchema } from '#lib/contracts/wire.ts'
import { centsToDecimalText, centsToNumber } from '#lib/domain/money.ts'
import { reasonOf } from '#lib/domain/reasons/catalogue.ts'
import { reasonTexts } from '#lib/domain/reasons/reason-texts.ts'
import { type EventFields, type EventOf, envelopeSchema } from './envelope.ts'

const aboutBalance = {
  balanceId: z.uuid(),
  queryId: z.uuid().meta({ description: 'Igual a balanceId.' }),
  documentNumber: z.string().length(11),
  provider: z.string(),
}

export const optedInDateSchema = dayOutSchema.meta({
  description: 'Quando o trabalhador aderiu ao saque-aniversário, se a instituição o informou.',
})
export const untilSchema = dayOutSchema.meta({ description: 'Até quando o impedimento dura, se tem fim.' })

/** Never contains `errorMessage`. */
export const balanceSucceededSchema = envelopeSchema
  .extend({
    type: z.literal('balance.status.received.success'),
    ...aboutBalance,
    amount: z.number().meta({ description: 'Soma dos períodos, em reais.' }),
    balance: z.string().meta({ description: 'O mesmo valor como texto decimal.', example: '1250.00' }),
    periods: z.array(periodSchema),
    installments: z.array(periodSchema).meta({ description: 'Os mesmos itens de periods.' }),
    optedInDate: optedInDateSchema.optional(),
    existingCustomer: existingCustomerSchema.optional(),
    cached: z.boolean().meta({ description: 'true quando o resultado já era conhecido e foi reenviado.' }),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'BalanceSucceededEvent' })

/** Never contains `balance` or `amount`. */
export const balanceFailedSchema = envelopeSchema
  .extend({
    type: z.literal('balance.status.received.fail'),
    ...aboutBalance,
    status: z.literal('fail'),
    errorMessage: z.string(),
    code: z.string().meta({ description: 'Código do catálogo de GET /reasons.' }),
    retryable: z.boolean(),
    nextAction: z.string(),
    until: untilSchema.optional(),
  })
  .meta({ id: 'BalanceFailedEvent' })

export const encodeBalanceSucceeded = (event: EventOf<'balance.status.received.success'>): EventFields => {
  const periods = event.periods.map(({ dueDate, amountCents }) => ({
    dueDate,
    amount: centsToNumber(amountCents),
  }))
  return {
    balanceId: event.balanceId,
    queryId: event.balanceId,
    documentNumber: event.documentNumber,
    provider: event.provider,
    amount: centsToNumber(event.amountCents),
    balance: centsToDecimalText(event.amountCents),
    periods,
    installments: periods,
    ...(event.optedInDate && { optedInDate: event.optedInDate }),
    ...(event.existingCustomer !== null && { existingCustomer: event.existingCustomer }),
    cached: event.cached,
    expiresAt: event.expiresAt.toISOString(),
  }
}

/** Texts of events are always in Portuguese. */
export const encodeBalanceFailed = (event: EventOf<'balance.status.received.fail'>): EventFields => {
  const { text, nextAction } = reasonTexts(event.code, 'pt-BR', event.details)
  return {
    balanceId: event.balanceId,
    queryId: event.balanceId,
    documentNumber: event.documentNumber,
    provider: event.provider,
    status: 'fail',
    errorMessage: text,
    code: event.code,
    retryable: reasonOf(event.code).retryable,
    nextAction,
    ...(typeof event.details.until === 'string' && { until: event.details.until }),
  }
}
