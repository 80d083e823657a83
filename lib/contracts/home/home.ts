import { z } from 'zod'
import { instant, maskedCpf, reais, renamed } from '#lib/contracts/codecs.ts'
import { contract } from '#lib/contracts/contract.ts'
import { CONSULT_STATUSES } from '#lib/domain/clt/consult-status.ts'
import { HOME_KINDS } from '#lib/domain/home/home-line.ts'
import { HOME_SCOPES } from '#lib/domain/home/home-view.ts'
import { PRODUCTS } from '#lib/domain/proposals/product.ts'
import { PROPOSAL_STATUSES } from '#lib/domain/proposals/status.ts'

const line = renamed(
  z.object({
    kind: z.enum(HOME_KINDS),
    product: z.enum(PRODUCTS),
    targetIds: z.array(z.string()),
    /** Stands for the customer in an address. */
    customerKey: z.string(),
    clientName: z.string().nullable(),
    maskedDocument: maskedCpf,
    providers: z.array(z.string()),
    status: z.enum([...PROPOSAL_STATUSES, ...CONSULT_STATUSES]).nullable(),
    detail: z.string().nullable(),
    amount: reais.nullable(),
    since: instant,
    until: instant.nullable(),
    /** It ends within three hours. */
    urgent: z.boolean(),
  }),
  { maskedDocument: 'documentNumber', providers: 'institutionCodes', amount: 'amountCents' },
)

const figures = renamed(
  z.object({
    simulations: z.number().int(),
    proposals: z.number().int(),
    signatures: z.number().int(),
    payouts: z.number().int(),
    paidAmount: reais,
  }),
  { paidAmount: 'paidCents' },
)

const scope = z.enum(HOME_SCOPES)

const EXAMPLE_FIGURES = { simulations: 12, proposals: 5, signatures: 4, payouts: 3, paidAmount: 4210.55 }

export const getHomeContract = contract({
  name: 'getHome',
  method: 'GET',
  path: '/panel/home',
  tag: 'Painel',
  summary: 'O que precisa da pessoa agora e os números de hoje',
  access: { kind: 'person' },
  query: z.object({ of: scope.optional() }),
  response: z.object({
    scope,
    /** Narrowest first. */
    scopes: z.array(scope),
    groups: z.array(z.object({ kind: z.enum(HOME_KINDS), lines: z.array(line), more: z.boolean() })),
    /** Set to the widest scope if work waits there and none does in this one. */
    elsewhere: scope.nullable(),
    today: figures,
    /** The same weekday last week up to the same time of day. */
    weekAgo: figures,
    manager: z
      .object({
        inReview: z.number().int(),
        priceChanges: z.number().int(),
        ruleChanges: z.number().int(),
        accessRequests: z.number().int(),
        openAlerts: z.number().int(),
      })
      .nullable(),
  }),
  codes: ['permission_denied'],
  examples: {
    query: { of: 'own' },
    response: {
      scope: 'own',
      scopes: ['own', 'team'],
      groups: [],
      elsewhere: 'team',
      today: EXAMPLE_FIGURES,
      weekAgo: EXAMPLE_FIGURES,
      manager: null,
    },
  },
})

export const countHomeContract = contract({
  name: 'countHome',
  method: 'GET',
  path: '/panel/home/counts',
  tag: 'Painel',
  summary: 'Quantas coisas esperam pela pessoa, para o menu',
  access: { kind: 'person' },
  response: z.object({
    pending: z.number().int(),
    inReview: z.number().int(),
    priceChanges: z.number().int(),
    ruleChanges: z.number().int(),
    accessRequests: z.number().int(),
    openAlerts: z.number().int(),
  }),
  codes: ['permission_denied'],
  examples: {
    response: {
      pending: 2,
      inReview: 0,
      priceChanges: 0,
      ruleChanges: 0,
      accessRequests: 0,
      openAlerts: 0,
    },
  },
})
