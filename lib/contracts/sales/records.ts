import { z } from 'zod'
import { instant, maskedCpf, renameKeys } from '#lib/contracts/codecs.ts'
import { pageOf } from '#lib/contracts/page-of.ts'
import { CONSULT_STATUSES } from '#lib/domain/clt/consult-status.ts'
import { BALANCE_QUERY_STATUSES } from '#lib/domain/fgts/balance-query-status.ts'
import { PRODUCTS } from '#lib/domain/proposals/product.ts'
import { PROPOSAL_STATUSES } from '#lib/domain/proposals/status.ts'
import { FUNNEL_STEPS } from '#lib/domain/sales/funnel.ts'
import { REFUSED_KINDS } from '#lib/domain/sales/sales-records.ts'
import { salesQuery } from './sales-query.ts'

const STEPS = [...FUNNEL_STEPS.fgts, ...FUNNEL_STEPS.clt] as const

const record = renameKeys(
  z.object({
    id: z.string(),
    kind: z.enum(REFUSED_KINDS),
    product: z.enum(PRODUCTS),
    provider: z.string(),
    key: z.string(),
    maskedDocument: maskedCpf,
    name: z.string().nullable(),
    status: z.enum([...BALANCE_QUERY_STATUSES, ...CONSULT_STATUSES, ...PROPOSAL_STATUSES]),
    reached: z.enum(STEPS).nullable(),
    madeAt: instant,
  }),
  { provider: 'institutionCode', maskedDocument: 'documentNumber' },
)

const product = z.enum(PRODUCTS)

/** The page parses this query itself, because there is no API path and no server action. */
export const salesRecordsRequest = salesQuery.safeExtend({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  bar: z.discriminatedUnion('of', [
    z.object({ of: z.literal('step'), product, step: z.enum(STEPS) }),
    z.object({ of: z.enum(REFUSED_KINDS), product, code: z.string().max(120) }),
  ]),
})

const salesRecords = pageOf(record)

export type SalesRecords = z.input<typeof salesRecords>

export const encodeSalesRecords = (page: z.output<typeof salesRecords>): SalesRecords =>
  z.encode(salesRecords, page)
