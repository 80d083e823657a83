import { z } from 'zod'
import { periodSchema } from '#lib/contracts/wire.ts'
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

/** Never contains `errorMessage`. */
export const balanceSucceededSchema = envelopeSchema
  .extend({
    type: z.literal('balance.status.received.success'),
    ...aboutBalance,
    amount: z.number().meta({ description: 'Soma dos períodos, em reais.' }),
    balance: z.string().meta({ description: 'O mesmo valor como texto decimal.', example: '1250.00' }),
    periods: z.array(periodSchema),
    installments: z.array(periodSchema).meta({ description: 'Os mesmos itens de periods.' }),
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
  }
}
