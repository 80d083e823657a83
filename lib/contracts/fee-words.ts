import { z } from 'zod'

const name = z.string().nullable().meta({
  description: 'Como a tarifa se chama; null: tarifa de cadastro.',
})
const waived = z.boolean().meta({
  description:
    'true: a tarifa de cadastro não é cobrada, porque já é cliente da instituição (Súmula 566 do STJ).',
})

export const feeWordsShape = { feeName: name, feeWaived: waived }

export const cltFeeWordsShape = { fee_name: name, fee_waived: waived }
