import { z } from 'zod'
import { optionalField } from '#lib/contracts/optional-field.ts'

const reasonText = optionalField(z.string().trim().max(200))

export const cancellationField = z
  .object({
    reason: reasonText.meta({ description: 'categoria:detalhe', example: 'client:gave_up' }),
    cancel_reason: reasonText.meta({ description: 'O mesmo que reason.' }),
    cancel_description: reasonText,
  })
  .transform((wire) => ({
    reason: wire.reason ?? wire.cancel_reason ?? undefined,
    description: wire.cancel_description ?? undefined,
  }))
  .meta({ id: 'CancellationRequest' })
