import { z } from 'zod'
import { contract } from '#lib/contracts/contract'
import { providerField } from '#lib/contracts/fields'
import { reaisSchema } from '#lib/contracts/wire'
import { centsToNumber } from '#lib/domain/money'
import { PRODUCTS } from '#lib/domain/proposals/product'
import type { QueuedReview, ReviewQueue } from '#lib/domain/proposals/review-view'
import { UUID_PATTERN } from '#lib/domain/uuid'
import { encodeReviewReason, REVIEW_REASON_EXAMPLE, reviewReasonSchema } from './review-wire.ts'

const itemSchema = z.object({
  id: z.string(),
  product: z.enum(PRODUCTS),
  provider: z.string(),
  contractNumber: z.string(),
  documentNumber: z.string(),
  clientName: z.string(),
  emissionAmount: reaisSchema,
  availableBalance: reaisSchema,
  createdByName: z.string(),
  waitingSince: z.iso.datetime(),
  isOwn: z.boolean(),
  isReturned: z.boolean(),
  reasons: z.array(reviewReasonSchema),
})

const encodeItem = (row: QueuedReview): z.input<typeof itemSchema> => ({
  id: row.id,
  product: row.product,
  provider: row.institutionCode,
  contractNumber: row.contractNumber,
  documentNumber: row.documentNumber,
  clientName: row.clientName,
  emissionAmount: centsToNumber(row.emissionCents),
  availableBalance: centsToNumber(row.availableBalanceCents),
  createdByName: row.createdByName,
  waitingSince: row.waitingSince.toISOString(),
  isOwn: row.isOwn,
  isReturned: row.isReturned,
  reasons: row.reasons.map(encodeReviewReason),
})

/** `GET /panel/review/queue`: what waits for a manager, the longest first; a hundred at a time, and how many there are. */
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
    cursor: z
      .string()
      .regex(new RegExp(`^\\d{1,15}~${UUID_PATTERN}$`))
      .optional(),
  }),
  response: z.object({
    data: z.array(itemSchema),
    total: z.number().int(),
    totalIsExact: z.boolean(),
    nextCursor: z.string().nullable(),
  }),
  codes: ['permission_denied'],
  encode: ({ rows, ...counted }: ReviewQueue) => ({
    data: rows.map(encodeItem),
    ...counted,
  }),
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
        },
      ],
      total: 1,
      totalIsExact: true,
      nextCursor: null,
    },
  },
})
