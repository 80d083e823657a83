import { z } from 'zod'
import { panelContract } from '#lib/contracts/panel-contract.ts'

export const liveChangeSchema = z.object({
  kind: z.string(),
  type: z.string(),
  resourceId: z.string(),
})

/** Server-sent events: `id` is the cursor, `begin` means that changes are missing, `beat` is a heartbeat. */
export const followChangesContract = panelContract({
  name: 'followChanges',
  path: '/panel/live',
  query: z.object({ after: z.string().max(40).optional() }),
  response: liveChangeSchema,
  codes: ['rate_limited'],
})
