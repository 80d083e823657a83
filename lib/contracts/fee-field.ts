import { z } from 'zod'
import type { Fee } from '#lib/domain/finance/price-parameters.ts'
import { cents, centsToNumber } from '#lib/domain/money.ts'

export const feeSchema = z.object({
  type: z.enum(['fixed', 'percent']),
  value: z.number().meta({ description: 'fixed: reais; percent: fração (2 % = 0.02).' }),
  name: z.string().nullable().meta({
    description: 'null: tarifa de cadastro, só no primeiro contrato do cliente na instituição.',
  }),
})

export const encodeFee = ({ fee, feeName }: { fee: Fee; feeName: string | null }) => ({
  type: fee.type,
  value: fee.type === 'fixed' ? centsToNumber(cents(fee.value)) : Number(fee.value),
  name: feeName,
})
