import { z } from 'zod'
import { instant } from '#lib/contracts/codecs.ts'
import { panelContract } from '#lib/contracts/panel-contract.ts'
import { CALL_OPERATIONS, HEALTH_RANGES } from '#lib/domain/institutions/call-figures.ts'
import { CIRCUIT_STATES } from '#lib/domain/institutions/circuit.ts'
import { CONNECTION_STEPS } from '#lib/domain/institutions/connection-progress.ts'
import { CONNECTION_STATES } from '#lib/domain/institutions/connection-state.ts'
import { HEALTH_STATES } from '#lib/domain/institutions/institution-health.ts'
import { PRODUCTS } from '#lib/domain/proposals/product.ts'
import { capabilitiesSchema } from './connection-changes.ts'

const figuresSchema = z.object({
  calls: z.number().int(),
  failed: z.number().int(),
  p50Ms: z.number().nullable(),
  p95Ms: z.number().nullable(),
})

const connectionSchema = z.object({
  state: z.enum(CONNECTION_STATES),
  baseAddress: z.string(),
  provider: z.string(),
  clientId: z.string(),
  capabilities: capabilitiesSchema.extend({ username: z.string().nullable() }),
  doneSteps: z.array(z.enum(CONNECTION_STEPS)),
  /** Imported price tables that are not in force yet. */
  openChanges: z.number().int(),
  /** Outages in a row; after `OUTAGES_TO_OPEN` the circuit opens. */
  failures: z.number().int(),
  circuit: z.enum(CIRCUIT_STATES),
  /** No calls before this instant: the circuit is open, or the institution asked for a pause. */
  waitsUntil: instant.nullable(),
})

const healthSchema = z.object({
  code: z.string(),
  name: z.string(),
  products: z.array(z.enum(PRODUCTS)),
  state: z.enum(HEALTH_STATES),
  /** True if an organization reaches the institution by a connection of its own. */
  isConnectable: z.boolean(),
  connection: connectionSchema.nullable(),
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
  refusals: z.array(
    z.object({
      code: z.string(),
      title: z.string(),
      nextAction: z.string(),
      calls: z.number().int(),
      lastAt: instant,
    }),
  ),
  /** The newest decided submission was refused because the institution computed other figures. */
  figuresDiffer: z.boolean(),
  lastReportAt: instant.nullable(),
  reports: z.number().int(),
  unknownWords: z.array(
    z.object({
      words: z.string(),
      seen: z.number().int(),
      lastSeenAt: instant,
      reason: z.string().nullable(),
      /** False for words of which too little is known to choose a reason. */
      isChoosable: z.boolean(),
    }),
  ),
  reasonChoices: z.array(z.object({ code: z.string(), title: z.string() })),
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
