import { z } from 'zod'
import { contract } from '#lib/contracts/contract'
import { reaisSchema } from '#lib/contracts/wire'
import { CONSULT_STATUSES } from '#lib/domain/clt/consult-status'
import { type Cpf, maskCpf } from '#lib/domain/documents/cpf'
import { HOME_KINDS } from '#lib/domain/home/home-line'
import {
  type DayFigures,
  HOME_SCOPES,
  type Home,
  type HomeViewLine,
  type MenuCounts,
} from '#lib/domain/home/home-view'
import { centsToNumber } from '#lib/domain/money'
import { PRODUCTS } from '#lib/domain/proposals/product'
import { PROPOSAL_STATUSES } from '#lib/domain/proposals/status'

const line = z.object({
  kind: z.enum(HOME_KINDS),
  product: z.enum(PRODUCTS),
  targetIds: z.array(z.string()),
  customerKey: z.string(),
  clientName: z.string().nullable(),
  maskedDocument: z.string(),
  providers: z.array(z.string()),
  status: z.enum([...PROPOSAL_STATUSES, ...CONSULT_STATUSES]).nullable(),
  detail: z.string().nullable(),
  amount: reaisSchema.nullable(),
  since: z.iso.datetime(),
  until: z.iso.datetime().nullable(),
  urgent: z.boolean(),
})

const figures = z.object({
  simulations: z.number().int(),
  proposals: z.number().int(),
  signatures: z.number().int(),
  payouts: z.number().int(),
  paidAmount: reaisSchema,
})

const scope = z.enum(HOME_SCOPES)

const encodeLine = (one: HomeViewLine) => ({
  kind: one.kind,
  product: one.product,
  targetIds: [...one.targetIds],
  customerKey: one.customerKey,
  clientName: one.clientName,
  maskedDocument: maskCpf(one.documentNumber as Cpf),
  providers: [...one.institutionCodes],
  status: one.status,
  detail: one.detail,
  amount: one.amountCents === null ? null : centsToNumber(one.amountCents),
  since: one.since.toISOString(),
  until: one.until?.toISOString() ?? null,
  urgent: one.urgent,
})

const encodeFigures = ({ paidCents, ...counts }: DayFigures) => ({
  ...counts,
  paidAmount: centsToNumber(paidCents),
})

const EXAMPLE_FIGURES = { simulations: 12, proposals: 5, signatures: 4, payouts: 3, paidAmount: 4210.55 }

/** `GET /panel/home`: what needs a person now, and how their day goes. */
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
    scopes: z.array(scope),
    groups: z.array(z.object({ kind: z.enum(HOME_KINDS), lines: z.array(line), more: z.boolean() })),
    elsewhere: scope.nullable(),
    today: figures,
    weekAgo: figures,
    manager: z.object({ inReview: z.number().int(), priceChanges: z.number().int() }).nullable(),
  }),
  codes: ['permission_denied'],
  encode: (home: Home) => ({
    scope: home.scope,
    scopes: [...home.scopes],
    groups: home.groups.map(({ kind, lines, more }) => ({ kind, lines: lines.map(encodeLine), more })),
    elsewhere: home.elsewhere,
    today: encodeFigures(home.today),
    weekAgo: encodeFigures(home.weekAgo),
    manager: home.manager,
  }),
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

/** `GET /panel/home/counts`: what the menu tells of the work behind it. */
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
  }),
  codes: ['permission_denied'],
  encode: (counts: MenuCounts) => counts,
  examples: { response: { pending: 2, inReview: 0, priceChanges: 0 } },
})
