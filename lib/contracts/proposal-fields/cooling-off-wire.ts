import { z } from 'zod'
import type { CoolingOffInTime } from '#lib/domain/proposals/cooling-off.ts'

const shape = {
  days: z.number().int().meta({ description: 'Quantos dias depois do recebimento o cliente pode desistir.' }),
  how: z.string().meta({ description: 'Como o cliente desiste, em palavras da instituição.' }),
  amount: z
    .enum(['received', 'received_with_interest'])
    .meta({ description: 'O que é devolvido: o valor recebido, ou ele com os juros do período.' }),
  until: z.iso
    .date()
    .nullable()
    .meta({ description: 'O último dia para desistir; null antes do pagamento.' }),
}
const dayCount = z
  .enum(['calendar', 'business'])
  .meta({ description: 'Dias corridos (calendar) ou úteis (business).' })
const payBackTo = z.string().meta({ description: 'Onde o valor é devolvido, em palavras da instituição.' })

export const coolingOffSchema = z.object({ ...shape, dayCount, payBackTo }).meta({ id: 'CoolingOff' })

export const operationCoolingOffSchema = z
  .object({ ...shape, day_count: dayCount, pay_back_to: payBackTo })
  .meta({ id: 'OperationCoolingOff' })

export const encodeCoolingOff = (terms: CoolingOffInTime): z.input<typeof coolingOffSchema> => ({
  days: terms.days,
  dayCount: terms.dayCount,
  how: terms.how,
  payBackTo: terms.payBackTo,
  amount: terms.amount,
  until: terms.until,
})

export const encodeOperationCoolingOff = (
  terms: CoolingOffInTime,
): z.input<typeof operationCoolingOffSchema> => ({
  days: terms.days,
  day_count: terms.dayCount,
  how: terms.how,
  pay_back_to: terms.payBackTo,
  amount: terms.amount,
  until: terms.until,
})

export const COOLING_OFF_EXAMPLE: z.input<typeof coolingOffSchema> = {
  days: 7,
  dayCount: 'calendar',
  how: 'avisando a instituição ou quem fez o atendimento',
  payBackTo: 'na conta que a instituição informar ao receber o aviso',
  amount: 'received',
  until: null,
}
