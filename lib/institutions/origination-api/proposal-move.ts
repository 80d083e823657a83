import { z } from 'zod'
import { PENDING_ITEM_TYPES } from '#lib/domain/proposals/pending-item.ts'
import { PROPOSAL_STATUSES, type ProposalStatus } from '#lib/domain/proposals/status.ts'
import { externalId, looseText } from '#lib/institutions/report-fields.ts'
import type { ProposalMove } from './product-calls.ts'

const OTHER_WORDS: Readonly<Record<string, ProposalStatus>> = {
  error: 'rejected',
  fail: 'rejected',
  refused: 'rejected',
  cancelled: 'canceled',
}

const statusSchema = z
  .string()
  .toLowerCase()
  .transform((word) => OTHER_WORDS[word] ?? word)
  .pipe(z.enum(PROPOSAL_STATUSES))

const itemSchema = z
  .object({
    id: externalId.nullish(),
    type: z.enum(PENDING_ITEM_TYPES),
    code: looseText,
    text: looseText,
    description: looseText,
    documentTypes: z.array(z.string().max(60)).nullish(),
  })
  .transform(({ id, type, code, text, description, documentTypes }) => ({
    ...(id && { externalId: id }),
    type,
    code: code?.slice(0, 100) ?? type,
    text: (text ?? description ?? '').slice(0, 1000),
    documentTypes: documentTypes ?? [],
  }))

/** Drops items of an unknown type, because the rest of the answer is still valid. */
const itemsSchema = z
  .array(z.unknown())
  .max(50)
  .transform((items) =>
    items.flatMap((item) => {
      const { data } = itemSchema.safeParse(item)
      return data ? [data] : []
    }),
  )

const shape = {
  status: statusSchema,
  code: looseText,
  text: looseText,
  items: itemsSchema.nullish(),
  sequence: z.number().int().positive().nullish(),
}

const moveSchema = z.object(shape).transform(
  ({ status, code, text, items, sequence }): ProposalMove => ({
    status,
    reason:
      code || (status === 'rejected' && text) ? { code: (code ?? '').slice(0, 100), text: text ?? '' } : null,
    pendingItems: items ?? [],
    ...(sequence && { sequence }),
  }),
)

export const moveSchemaOf = (names: Readonly<Record<keyof typeof shape, readonly string[]>>) =>
  z
    .record(z.string(), z.unknown())
    .transform((wire) =>
      Object.fromEntries(
        Object.entries(names).map(([field, words]) => [
          field,
          words.map((word) => wire[word]).find((value) => value !== undefined),
        ]),
      ),
    )
    .pipe(moveSchema)
