import { z } from 'zod'
import { isInsuranceOptional } from '#lib/domain/finance/insurance-choice.ts'
import type { Insurance } from '#lib/domain/finance/price-parameters.ts'
import { cents, centsToNumber } from '#lib/domain/money.ts'
import { switchField } from './fields.ts'
import { optionalField } from './optional-field.ts'

export const insuredField = optionalField(switchField)
  .transform((choice) => choice ?? undefined)
  .meta({
    description:
      'false deixa o seguro da tabela de fora (422 insurance_not_optional onde ele não é opcional); true ou ausente: como na tabela.',
    example: false,
  })

export const insuranceSchema = z
  .object({
    optional: z.boolean().meta({ description: 'Se o cliente pode ficar sem: simule com false.' }),
    type: z.enum(['none', 'fixed', 'percent']),
    value: z.number().meta({ description: 'fixed: reais; percent: fração da emissão; none: 0.' }),
  })
  .meta({ id: 'TableInsurance' })

export const encodeInsurance = (insurance: Insurance): z.input<typeof insuranceSchema> => ({
  optional: isInsuranceOptional(insurance),
  type: insurance.type,
  value: priceOf(insurance),
})

const priceOf = (insurance: Insurance): number => {
  if (insurance.type === 'none') return 0
  return insurance.type === 'fixed' ? centsToNumber(cents(insurance.value)) : Number(insurance.value)
}
