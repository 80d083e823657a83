import { z } from 'zod'
import { instant, maskedCpf, renameKeys } from '#lib/contracts/codecs.ts'
import { ageOrderField } from '#lib/contracts/lists.ts'
import { pageOf } from '#lib/contracts/page-of.ts'
import { panelContract } from '#lib/contracts/panel-contract.ts'
import { CONSULT_STATUSES } from '#lib/domain/clt/consult-status.ts'
import { CUSTOMER_TRACE_KINDS } from '#lib/domain/customers/customer-line.ts'
import { BALANCE_QUERY_STATUSES } from '#lib/domain/fgts/balance-query-status.ts'
import { PRODUCTS } from '#lib/domain/proposals/product.ts'
import { PROPOSAL_STATUSES } from '#lib/domain/proposals/status.ts'
import { UUID_PATTERN } from '#lib/domain/uuid.ts'

const last = renameKeys(
  z.object({
    kind: z.enum(CUSTOMER_TRACE_KINDS),
    product: z.enum(PRODUCTS),
    provider: z.string(),
    status: z.enum([...BALANCE_QUERY_STATUSES, ...CONSULT_STATUSES, ...PROPOSAL_STATUSES]),
    createdAt: instant,
  }),
  { provider: 'institutionCode' },
)

const line = renameKeys(
  z.object({ key: z.string(), name: z.string().nullable(), maskedDocument: maskedCpf, last }),
  { maskedDocument: 'documentNumber' },
)

export const listCustomersContract = panelContract({
  name: 'listCustomers',
  path: '/panel/customers',
  query: z.object({
    limit: z.coerce
      .number()
      .int()
      .min(1)
      .transform((limit) => Math.min(limit, 100))
      .default(20),
    cursor: z
      .string()
      .regex(new RegExp(`^${UUID_PATTERN}$`))
      .optional(),
    order: ageOrderField,
    searchToken: z.string().max(800).optional(),
  }),
  response: pageOf(line),
  codes: ['permission_denied', 'link_invalid'],
})
