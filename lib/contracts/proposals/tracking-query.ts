import { z } from 'zod'
import { idField, moneyField, providerField, refuse } from '#lib/contracts/fields.ts'
import { idListField } from '#lib/contracts/id-list-field.ts'
import { searchField } from '#lib/contracts/search-field.ts'
import { statusListField } from '#lib/contracts/status-list-field.ts'
import { type Day, isDay } from '#lib/domain/calendar.ts'
import { plainText } from '#lib/domain/plain-text.ts'
import { PRODUCTS } from '#lib/domain/proposals/product.ts'
import { PROPOSAL_STATUSES } from '#lib/domain/proposals/status.ts'
import { SORT_ORDERS, TRACKING_SORTS } from '#lib/domain/proposals/tracking.ts'

const dayFilter = z
  .string()
  .overwrite(plainText)
  .transform((text, ctx): Day => (isDay(text) ? text : refuse(ctx, 'invalid_date')))

export const trackingQuery = z.object({
  sort: z.enum(TRACKING_SORTS).default('created'),
  order: z.enum(SORT_ORDERS).default('desc'),
  product: z.enum(PRODUCTS).optional(),
  status: statusListField(PROPOSAL_STATUSES).optional(),
  provider: providerField.optional(),
  author: idListField.optional(),
  team: idField.optional(),
  search: searchField.optional(),
  searchToken: z
    .string()
    .max(800)
    .optional()
    .meta({ description: 'No lugar de search: a busca criptografada, que nada diz.' }),
  startDate: dayFilter.optional(),
  endDate: dayFilter.optional(),
  updatedFrom: dayFilter.optional(),
  updatedTo: dayFilter.optional(),
  paidFrom: dayFilter.optional(),
  paidTo: dayFilter.optional(),
  minNet: moneyField.optional().meta({ description: 'Líquido mínimo, em reais.' }),
  maxNet: moneyField.optional().meta({ description: 'Líquido máximo, em reais.' }),
})
