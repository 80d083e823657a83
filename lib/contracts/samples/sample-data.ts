import { z } from 'zod'
import { instant } from '#lib/contracts/codecs.ts'
import { command } from '#lib/contracts/command.ts'
import { panelContract } from '#lib/contracts/panel-contract.ts'
import { SAMPLE_SET_STATUSES } from '#lib/domain/samples/sample-set.ts'

const response = z.object({
  isOffered: z.boolean(),
  status: z.enum(['none', ...SAMPLE_SET_STATUSES]).exclude(['removed']),
  total: z.number().int(),
  done: z.number().int(),
  skipped: z.number().int(),
  createdAt: instant.nullable(),
  createdByName: z.string().nullable(),
  kept: z.number().int(),
})

export const getSampleDataContract = panelContract({
  name: 'getSampleData',
  path: '/panel/samples',
  response,
  codes: ['permission_denied'],
})

/** An undecodable payload reaches a command as `{}`, which must neither create nor remove anything. */
const body = z.object({ confirmed: z.literal(true) })

export const startSampleDataCommand = command({
  name: 'startSampleData',
  body,
  response,
  codes: ['permission_denied', 'not_found'],
})

export const startSampleRemovalCommand = command({
  name: 'startSampleRemoval',
  body,
  response,
  codes: ['permission_denied', 'not_found'],
})
