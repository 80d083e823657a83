import { z } from 'zod'
import { instant } from '#lib/contracts/codecs.ts'
import { panelContract } from '#lib/contracts/panel-contract.ts'
import { CALL_OPERATIONS, HEALTH_RANGES } from '#lib/domain/institutions/call-figures.ts'
import { HEALTH_STATES } from '#lib/domain/institutions/institution-health.ts'
import { PRODUCTS } from '#lib/domain/proposals/product.ts'

const figuresSchema = z.object({
  calls: z.number().int(),
  failed: z.number().int(),
  p50Ms: z.number().nullable(),
  p95Ms: z.number().nullable(),
})

const healthSchema = z.object({
  code: z.string(),
  name: z.string(),
  products: z.array(z.enum(PRODUCTS)),
  state: z.enum(HEALTH_STATES),
  total: figuresSchema,
  operations: z.array(figuresSchema.extend({ operation: z.enum(CALL_OPERATIONS) })),
  buckets: z.array(figuresSchema.extend({ start: instant })),
  failures: z.array(
    z.object({
      at: instant,
      operation: z.enum(CALL_OPERATIONS),
      code: z.string(),
      title: z.string(),
      nextAction: z.string(),
    }),
  ),
  lastReportAt: instant.nullable(),
  reports: z.number().int(),
  waiting: z.object({
    jobs: z.number().int(),
    retried: z.number().int(),
    oldestAt: instant.nullable(),
  }),
})

export const listInstitutionHealthContract = panelContract({
  name: 'listInstitutionHealth',
  path: '/panel/institutions',
  query: z.object({ range: z.enum(HEALTH_RANGES).default('24h') }),
  response: z.array(healthSchema),
  codes: ['permission_denied'],
})
