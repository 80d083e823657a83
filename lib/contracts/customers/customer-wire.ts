import { z } from 'zod'
import { instant, reais, renameKeys } from '#lib/contracts/codecs.ts'
import { CONSULT_STATUSES } from '#lib/domain/clt/consult-status.ts'
import { CUSTOMER_EVENT_KINDS } from '#lib/domain/customers/customer-work.ts'
import { BALANCE_QUERY_STATUSES } from '#lib/domain/fgts/balance-query-status.ts'
import { BALANCE_STANDINGS } from '#lib/domain/fgts/balance-standing.ts'
import { HOME_KINDS } from '#lib/domain/home/home-line.ts'
import { PRODUCTS } from '#lib/domain/proposals/product.ts'
import { PROPOSAL_STATUSES } from '#lib/domain/proposals/status.ts'
import { CUSTOMER_LINKS } from '#lib/domain/timeline/timeline-event.ts'

const product = z.enum(PRODUCTS)
const amount = reais.nullable()
const consultStatus = z.enum(CONSULT_STATUSES)
const proposalStatus = z.enum(PROPOSAL_STATUSES)

const step = renameKeys(
  z.object({
    kind: z.enum(HOME_KINDS),
    product,
    targetIds: z.array(z.string()),
    amount,
    until: instant.nullable(),
  }),
  { amount: 'amountCents' },
)

const balance = renameKeys(
  z.object({
    id: z.string(),
    provider: z.string(),
    status: z.enum(BALANCE_QUERY_STATUSES),
    amount,
    standing: z.enum(BALANCE_STANDINGS),
    reason: z.string().nullable(),
    createdAt: instant,
  }),
  { provider: 'institutionCode', amount: 'amountCents' },
)

const simulation = renameKeys(
  z.object({
    id: z.string(),
    product,
    provider: z.string(),
    netAmount: reais,
    installments: z.number().int(),
    createdAt: instant,
    expiresAt: instant,
    proposalId: z.string().nullable(),
  }),
  { provider: 'institutionCode', netAmount: 'netCents' },
)

const consult = renameKeys(
  z.object({
    id: z.string(),
    provider: z.string(),
    status: consultStatus,
    margin: amount,
    reason: z.string().nullable(),
    createdAt: instant,
    operation: z.object({ id: z.string(), status: proposalStatus }).nullable(),
  }),
  { provider: 'institutionCode', margin: 'availableMarginCents' },
)

const proposal = renameKeys(
  z.object({
    id: z.string(),
    product,
    provider: z.string(),
    contractNumber: z.string(),
    status: proposalStatus,
    netAmount: reais,
    createdAt: instant,
  }),
  { provider: 'institutionCode', netAmount: 'netCents' },
)

const event = renameKeys(
  z.object({
    id: z.string(),
    at: instant,
    kind: z.enum(CUSTOMER_EVENT_KINDS),
    product,
    subjectId: z.string(),
    provider: z.string(),
    status: z.union([consultStatus, proposalStatus]).nullable(),
    amount,
    text: z.string().nullable(),
    note: z.string().nullable(),
    link: z.enum(CUSTOMER_LINKS).nullable(),
    actor: z.string().nullable(),
    maskedIp: z.string().nullable(),
    device: z.object({ browser: z.string().nullable(), system: z.string().nullable() }).nullable(),
  }),
  { provider: 'institutionCode', amount: 'amountCents' },
)

export const customerLists = {
  steps: z.array(step),
  balances: z.array(balance),
  simulations: z.array(simulation),
  consults: z.array(consult),
  proposals: z.array(proposal),
  timeline: z.array(event),
}
