import { z } from 'zod'
import { instant } from '#lib/contracts/codecs.ts'

export const reviewReasonSchema = z.object({
  code: z.string(),
  source: z.enum(['rule', 'institution']),
  title: z.string(),
  text: z.string(),
  /** Version of the rules that matched; null if the institution gave the reason. */
  rulesVersion: z.number().int().nullable(),
  at: instant,
})

export const readersShape = {
  alsoHere: z.array(z.string()),
  claim: z.object({ name: z.string(), isMine: z.boolean(), until: instant }).nullable(),
}
