import { z } from 'zod'
import { instant } from '#lib/contracts/codecs.ts'
import { panelContract } from '#lib/contracts/panel-contract.ts'
import { HEALTH_STATES } from '#lib/domain/institutions/institution-health.ts'
import { ENDPOINT_STATES } from '#lib/domain/webhooks/endpoint-state.ts'
import { WEBHOOK_KINDS } from '#lib/domain/webhooks/webhook-kinds.ts'

const count = z.number().int()

const monitoringSchema = z.object({
  hasWorker: z.boolean(),
  origin: z.enum(['ok', 'unreachable', 'unchecked']),
  database: z.object({ size: count, inUse: count, waiting: count }),
  failedJobs: count,
  deliveries: z.object({ waiting: count, overdue: count, oldestDueAt: instant.nullable() }),
  calls: z.object({ waiting: count, retried: count, oldestAt: instant.nullable() }),
  endpoints: z.object({
    all: count,
    inTrouble: z.array(
      z.object({
        id: z.uuid(),
        name: z.string().nullable(),
        host: z.string(),
        kind: z.enum(WEBHOOK_KINDS),
        applicationName: z.string(),
        status: z.enum(ENDPOINT_STATES),
        attempts: count,
        failed: count,
      }),
    ),
  }),
  institutions: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      state: z.enum(HEALTH_STATES),
      calls: count,
      failed: count,
      p50Ms: z.number().nullable(),
      p95Ms: z.number().nullable(),
      waiting: count,
    }),
  ),
})

export const getMonitoringContract = panelContract({
  name: 'getMonitoring',
  path: '/panel/monitoring',
  response: monitoringSchema,
  codes: ['permission_denied'],
})
