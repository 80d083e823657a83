import { z } from 'zod'
import { instant, reais, renamed } from '#lib/contracts/codecs.ts'
import { contract } from '#lib/contracts/contract.ts'
import { providerField } from '#lib/contracts/fields.ts'
import { PRODUCTS } from '#lib/domain/proposals/product.ts'
import { QUEUE_ORDERS } from '#lib/domain/proposals/queue-orders.ts'
import { UUID_PATTERN } from '#lib/domain/uuid.ts'
import { REVIEW_REASON_EXAMPLE, readersShape, reviewReasonSchema } from './review-wire.ts'

const itemSchema = renamed(
  z.object({
    id: z.string(),
    product: z.enum(PRODUCTS),
    provider: z.string(),
    contractNumber: z.string(),
    documentNumber: z.string(),
    clientName: z.string(),
    emissionAmount: reais,
    availableBalance: reais,
    createdByName: z.string(),
    waitingSince: instant,
    /** The reader created it, and so cannot decide. */
    isOwn: z.boolean(),
    /** It was sent back once, and what was asked for came. */
    isReturned: z.boolean(),
    reasons: z.array(reviewReasonSchema),
    ...readersShape,
  }),
  {
    provider: 'institutionCode',
    emissionAmount: 'issueCents',
    availableBalance: 'netCents',
    waitingSince: 'updatedAt',
  },
)

/** Longest wait first unless sorted otherwise, a hundred at a time. */
export const listReviewQueueContract = contract({
  name: 'listReviewQueue',
  method: 'GET',
  path: '/panel/review/queue',
  tag: 'Painel',
  summary: 'Lista as propostas que esperam a decisão de um gestor',
  access: { kind: 'person' },
  query: z.object({
    product: z.enum(PRODUCTS).optional(),
    provider: providerField.optional(),
    reason: z.string().max(60).optional(),
    sort: z.enum(QUEUE_ORDERS).optional(),
    cursor: z
      .string()
      .regex(new RegExp(`^\\d{1,15}~${UUID_PATTERN}$`))
      .optional(),
  }),
  response: renamed(
    z.object({
      data: z.array(itemSchema),
      /** Exact up to the count ceiling. */
      total: z.number().int(),
      totalIsExact: z.boolean(),
      /** Counts per reason, whichever reason is filtered by. */
      byReason: z.array(z.object({ code: z.string(), count: z.number().int() })),
      /** null after the last row. */
      nextCursor: z.string().nullable(),
    }),
    { data: 'rows' },
  ),
  codes: ['permission_denied'],
  examples: {
    query: { product: 'fgts' },
    response: {
      data: [
        {
          id: '01981f6a-9c1e-7a63-8b54-6d1f0c9e2b11',
          product: 'fgts',
          provider: 'aurora',
          contractNumber: '2026-00000123-61',
          documentNumber: '***982247**',
          clientName: 'Maria Aparecida da Silva',
          emissionAmount: 5000,
          availableBalance: 4820.1,
          createdByName: 'Ana Agente',
          waitingSince: '2026-11-21T14:05:00.000Z',
          isOwn: false,
          isReturned: false,
          reasons: [REVIEW_REASON_EXAMPLE],
          alsoHere: [],
          claim: null,
        },
      ],
      total: 1,
      totalIsExact: true,
      byReason: [{ code: 'review_amount', count: 1 }],
      nextCursor: null,
    },
  },
})
