import { z } from 'zod'
import { withEncoder } from '#lib/contracts/codecs.ts'
import { idField, switchField } from '#lib/contracts/fields.ts'
import { panelContract } from '#lib/contracts/panel-contract.ts'
import type { TrackedProposal } from '#lib/domain/proposals/tracking.ts'
import { UUID_PATTERN } from '#lib/domain/uuid.ts'
import { anyProposalItemSchema, encodeAnyProposalItem } from './any-proposal.ts'
import { trackingQuery } from './tracking-query.ts'

const trackedItem = withEncoder(
  anyProposalItemSchema.extend({
    authorId: z.string(),
    authorName: z.string(),
    signatureDeadline: z.iso.datetime(),
  }),
  (row: TrackedProposal) => ({
    ...encodeAnyProposalItem(row),
    authorId: row.createdById,
    authorName: row.createdByName,
    signatureDeadline: row.signatureDeadlineAt.toISOString(),
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

export const listTrackedProposalsContract = panelContract({
  name: 'listTrackedProposals',
  path: '/panel/proposals',
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
})

export const findListNeighboursContract = panelContract({
  name: 'findListNeighbours',
  path: '/panel/proposals/{id}/neighbours',
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
})
