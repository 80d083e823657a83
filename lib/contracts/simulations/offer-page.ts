import { z } from 'zod'
import { instant } from '#lib/contracts/codecs.ts'
import { command } from '#lib/contracts/command.ts'
import { cpfField, dayField } from '#lib/contracts/fields.ts'
import { optionalField } from '#lib/contracts/optional-field.ts'

const token = z.string().max(200)

/** The birth date is sent only if the page asks for it. */
export const identifyOfferReaderCommand = command({
  name: 'identifyOfferReader',
  body: z.object({ token, documentNumber: cpfField, birthDate: optionalField(dayField) }),
  response: z.object({ proof: z.string(), expiresAt: instant }),
  codes: ['link_invalid', 'identity_mismatch', 'identity_locked'],
})

export const wantOfferCommand = command({
  name: 'wantOffer',
  body: z.object({
    token,
    proof: z.string().max(2_000).optional().meta({ description: 'O conteúdo do cookie da página.' }),
  }),
  response: z.object({ wantedAt: instant }),
  codes: ['link_invalid', 'identity_required', 'simulation_expired', 'simulation_already_used'],
})
