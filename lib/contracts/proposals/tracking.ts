import { z } from 'zod'
import { written } from '#lib/contracts/codecs.ts'
import { contract } from '#lib/contracts/contract.ts'
import { idField, switchField } from '#lib/contracts/fields.ts'
import type { TrackedProposal } from '#lib/domain/proposals/tracking.ts'
import { UUID_PATTERN } from '#lib/domain/uuid.ts'
import { ANY_PROPOSAL_ITEM_EXAMPLE, anyProposalItemSchema, encodeAnyProposalItem } from './any-proposal.ts'
import { trackingQuery } from './tracking-query.ts'

const trackedItem = written(
  anyProposalItemSchema.extend({ authorId: z.string(), authorName: z.string() }),
  (row: TrackedProposal) => ({
    ...encodeAnyProposalItem(row),
    authorId: row.createdById,
    authorName: row.createdByName,
  }),
)

const pagesSchema = z.object({
  limit: z.number().int(),
  total: z.number().int(),
  totalIsExact: z.boolean(),
  nextCursor: z.string().nullable(),
  previousCursor: z.string().nullable(),
})

type TrackedPage = { rows: readonly TrackedProposal[] } & z.output<typeof pagesSchema>

const trackedPage = z.codec(
  z.object({ data: z.array(trackedItem), pages: pagesSchema }),
  z.custom<TrackedPage>(),
  {
    decode: ({ data: rows, pages }) => ({ rows, ...pages }),
    encode: ({ rows, ...pages }) => ({ data: [...rows], pages }),
  },
)

const limitField = z.coerce
  .number()
  .int()
  .min(1)
  .transform((limit) => Math.min(limit, 100))
  .default(20)

export const listTrackedProposalsContract = contract({
  name: 'listTrackedProposals',
  method: 'GET',
  path: '/panel/proposals',
  tag: 'Painel',
  summary: 'Acompanha propostas e operações dos dois produtos',
  access: { kind: 'person' },
  query: trackingQuery.extend({
    limit: limitField,
    cursor: z
      .string()
      .regex(new RegExp(`^${UUID_PATTERN}(~\\d{1,17})?$`))
      .optional(),
    back: switchField.optional().meta({ description: 'A página que termina antes do cursor.' }),
  }),
  response: trackedPage,
  codes: ['permission_denied', 'link_invalid'],
  examples: {
    query: { status: 'pending', sort: 'updated', order: 'asc' },
    response: {
      data: [
        {
          ...ANY_PROPOSAL_ITEM_EXAMPLE,
          authorId: '01981f6a-0000-7000-8000-000000000002',
          authorName: 'Ana Lima',
        },
      ],
      pages: { limit: 20, total: 1, totalIsExact: true, nextCursor: null, previousCursor: null },
    },
  },
})

export const findListNeighboursContract = contract({
  name: 'findListNeighbours',
  method: 'GET',
  path: '/panel/proposals/{id}/neighbours',
  tag: 'Painel',
  summary: 'Mostra a proposta anterior e a seguinte da lista filtrada',
  access: { kind: 'person' },
  params: z.object({ id: idField }),
  query: trackingQuery,
  response: z.object({
    previousId: z.string().nullable(),
    nextId: z.string().nullable(),
    position: z.number().int().nullable(),
    total: z.number().int(),
    totalIsExact: z.boolean(),
  }),
  codes: ['not_found', 'permission_denied', 'link_invalid'],
  examples: {
    response: {
      previousId: null,
      nextId: '01981f6a-9c1e-7a63-8b54-6d1f0c9e2b11',
      position: 1,
      total: 128,
      totalIsExact: true,
    },
  },
})
