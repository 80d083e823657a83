import { z } from 'zod'
import { cpfField, providerField } from '#lib/contracts/fields'

/** A CPF and at least one institution to ask. */
export const fgtsConsultSchema = z.object({
  documentNumber: cpfField,
  providers: z.array(providerField).min(1),
})
