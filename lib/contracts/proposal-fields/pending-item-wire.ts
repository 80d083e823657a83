import { z } from 'zod'
import { PENDING_ITEM_TYPES } from '#lib/domain/proposals/pending-item.ts'
import type { PendingItemView } from '#lib/domain/proposals/proposal-view.ts'

export const pendingItemSchema = z
  .object({
    id: z.string(),
    type: z.enum(PENDING_ITEM_TYPES),
    code: z.string(),
    text: z.string(),
    documentTypes: z.array(z.string()),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'PendingItem' })

export const encodePendingItem = (item: PendingItemView): z.input<typeof pendingItemSchema> => ({
  id: item.id,
  type: item.type,
  code: item.code,
  text: item.text,
  documentTypes: [...item.documentTypes],
  createdAt: item.createdAt.toISOString(),
})

export const pendingItemsWire = {
  response: z.object({ data: z.array(pendingItemSchema) }).meta({ id: 'PendingItemList' }),
  encode: (items: PendingItemView[]) => ({ data: items.map(encodePendingItem) }),
  examples: {
    response: {
      data: [
        {
          id: '01981f6b-0000-7aaa-8aaa-000000000003',
          type: 'pix_refusal',
          code: 'pix_refusal',
          text: 'O banco recusou o pagamento na chave PIX informada.',
          documentTypes: [],
          createdAt: '2026-11-21T14:10:00.000Z',
        },
      ],
    },
  },
}
