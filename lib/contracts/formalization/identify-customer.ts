import { z } from 'zod'
import { instant } from '#lib/contracts/codecs.ts'
import { command } from '#lib/contracts/command.ts'
import { cpfField, dayField } from '#lib/contracts/fields.ts'

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
