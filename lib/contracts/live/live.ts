import { z } from 'zod'
import { contract } from '#lib/contracts/contract.ts'

export const liveChangeSchema = z.object({
  kind: z.string(),
  type: z.string(),
  resourceId: z.string(),
})

/**
 * Server-sent events; `id` is the cursor to resume from (`Last-Event-ID` or `after`). `begin` says that the
 * stream starts, `beat` is a heartbeat.
 */
export const followChangesContract = contract({
  name: 'followChanges',
  method: 'GET',
  path: '/panel/live',
  tag: 'Painel',
  summary: 'O que muda na organização, ao vivo',
  access: { kind: 'person' },
  query: z.object({ after: z.string().max(40).optional() }),
  response: liveChangeSchema,
  codes: ['rate_limited'],
  examples: {
    response: {
      kind: 'proposal',
      type: 'proposal.status.update',
      resourceId: '0199a3b2-7c00-7000-8000-000000000001',
    },
  },
})
