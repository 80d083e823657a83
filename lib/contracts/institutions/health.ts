import { z } from 'zod'
import { contract } from '#lib/contracts/contract'
import {
  CALL_OPERATIONS,
  type CallFigures,
  HEALTH_RANGES,
  type InstitutionHealth,
} from '#lib/domain/institutions/health-view'
import { HEALTH_STATES } from '#lib/domain/institutions/institution-health'
import { PRODUCTS } from '#lib/domain/proposals/product'

const instantSchema = z.iso.datetime()
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
  buckets: z.array(figuresSchema.extend({ start: instantSchema })),
  failures: z.array(
    z.object({
      at: instantSchema,
      operation: z.enum(CALL_OPERATIONS),
      code: z.string(),
      title: z.string(),
      nextAction: z.string(),
    }),
  ),
  lastReportAt: instantSchema.nullable(),
  reports: z.number().int(),
  waiting: z.object({
    jobs: z.number().int(),
    retried: z.number().int(),
    oldestAt: instantSchema.nullable(),
  }),
})

const figuresWire = ({ calls, failed, p50Ms, p95Ms }: CallFigures) => ({
  calls,
  failed,
  p50Ms: p50Ms === null ? null : Math.round(p50Ms),
  p95Ms: p95Ms === null ? null : Math.round(p95Ms),
})

const encodeHealth = ({ total, operations, buckets, failures, ...health }: InstitutionHealth) => ({
  ...health,
  total: figuresWire(total),
  operations: operations.map(({ operation, ...line }) => ({ operation, ...figuresWire(line) })),
  buckets: buckets.map(({ start, ...line }) => ({ start: start.toISOString(), ...figuresWire(line) })),
  failures: failures.map(({ at, ...failure }) => ({ at: at.toISOString(), ...failure })),
  lastReportAt: health.lastReportAt?.toISOString() ?? null,
  waiting: { ...health.waiting, oldestAt: health.waiting.oldestAt?.toISOString() ?? null },
})

/** `GET /panel/institutions`: how the institutions do for the organization. */
export const listInstitutionHealthContract = contract({
  name: 'listInstitutionHealth',
  method: 'GET',
  path: '/panel/institutions',
  tag: 'Painel',
  summary: 'Como estão as instituições: situação, sucesso, tempos e últimos erros',
  access: { kind: 'person' },
  query: z.object({ range: z.enum(HEALTH_RANGES).default('24h') }),
  response: z.array(healthSchema),
  codes: ['permission_denied'],
  encode: (institutions: readonly InstitutionHealth[]) => institutions.map(encodeHealth),
  examples: { query: { range: '24h' }, response: [] },
})
