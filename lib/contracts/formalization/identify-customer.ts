import { z } from 'zod'
import { instant } from '#lib/contracts/codecs'
import { command } from '#lib/contracts/command'
import { cpfField, dayField } from '#lib/contracts/fields'

export const identifyCustomerCommand = command({
  name: 'identifyCustomer',
  body: z.object({ token: z.string().max(200), documentNumber: cpfField, birthDate: dayField }),
  response: z.object({
    proof: z
      .string()
      .meta({ description: 'Fica em um cookie httpOnly da página; nunca é entregue a scripts.' }),
    expiresAt: instant,
  }),
  codes: ['link_invalid', 'identity_mismatch', 'identity_locked'],
})
