import { z } from 'zod'
import { instant } from '#lib/contracts/codecs.ts'

export const reviewReasonSchema = z.object({
  code: z.string(),
  source: z.enum(['rule', 'institution']),
  title: z.string(),
  text: z.string(),
  /** Version of the rules that matched; null for an institution. */
  rulesVersion: z.number().int().nullable(),
  at: instant,
})

/** Names of other readers, and the current claim. */
export const readersShape = {
  alsoHere: z.array(z.string()),
  claim: z.object({ name: z.string(), isMine: z.boolean(), until: instant }).nullable(),
}

export const REVIEW_REASON_EXAMPLE: z.input<typeof reviewReasonSchema> = {
  code: 'review_amount',
  source: 'rule',
  title: 'Valor alto',
  text: 'O valor de emissão, R$ 5.000,00, alcança o limite de R$ 4.000,00.',
  rulesVersion: 3,
  at: '2026-11-21T14:05:00.000Z',
}
