import { z } from 'zod'
import { instant, maskedCpf, reais, renameKeys } from '#lib/contracts/codecs.ts'
import { panelContract } from '#lib/contracts/panel-contract.ts'
import { CONSULT_STATUSES } from '#lib/domain/clt/consult-status.ts'
import { HOME_KINDS } from '#lib/domain/home/home-line.ts'
import { HOME_SCOPES, WAITING_KINDS, type WaitingKind } from '#lib/domain/home/home-view.ts'
import { PRODUCTS } from '#lib/domain/proposals/product.ts'
import { PROPOSAL_STATUSES } from '#lib/domain/proposals/status.ts'

const line = renameKeys(
  z.object({
    kind: z.enum(HOME_KINDS),
    product: z.enum(PRODUCTS),
    targetIds: z.array(z.string()),
    customerKey: z.string(),
    clientName: z.string().nullable(),
    maskedDocument: maskedCpf,
    providers: z.array(z.string()),
    status: z.enum([...PROPOSAL_STATUSES, ...CONSULT_STATUSES]).nullable(),
    detail: z.string().nullable(),
    amount: reais.nullable(),
    since: instant,
    until: instant.nullable(),
    /** True if `until` is within three hours, except for the kind `answered`. */
    urgent: z.boolean(),
  }),
  { maskedDocument: 'documentNumber', providers: 'institutionCodes', amount: 'amountCents' },
)

const figures = renameKeys(
  z.object({
    simulatedCustomers: z.number().int(),
    proposals: z.number().int(),
    signatures: z.number().int(),
    payouts: z.number().int(),
    paidAmount: reais,
  }),
  { paidAmount: 'paidCents' },
)

const scope = z.enum(HOME_SCOPES)

const waitingFields = Object.fromEntries(WAITING_KINDS.map((kind) => [kind, z.number().int()])) as Record<
  WaitingKind,
  z.ZodInt
>

export const getHomeContract = panelContract({
  name: 'getHome',
  path: '/panel/home',
  query: z.object({ of: scope.optional() }),
  response: z.object({
    scope,
    scopes: z.array(scope),
    groups: z.array(z.object({ kind: z.enum(HOME_KINDS), lines: z.array(line), more: z.boolean() })),
    /** The widest scope, if it has lines while the requested scope has none; otherwise null. */
    elsewhere: scope.nullable(),
    today: figures,
    /** Figures of the same weekday last week, up to the same time of day. */
    weekAgo: figures,
    manager: z.object(waitingFields).nullable(),
  }),
  codes: ['permission_denied'],
})

export const countHomeContract = panelContract({
  name: 'countHome',
  path: '/panel/home/counts',
  response: z.object({ pending: z.number().int(), ...waitingFields }),
  codes: ['permission_denied'],
})
