import { z } from 'zod'
import { command } from '#lib/contracts/command'
import { idField, providerField, textField } from '#lib/contracts/fields'
import { PRODUCTS } from '#lib/domain/proposals/product'

const answer = {
  response: z.object({ id: z.uuid() }),
  encode: ({ id }: { id: string }) => ({ id }),
} as const

/** Starts a change of a table, by its id. */
export const startPriceChangeCommand = command({
  ...answer,
  name: 'startPriceChange',
  body: z.object({ id: idField, kind: z.enum(['new_version', 'activate', 'retire']) }),
  codes: ['not_found', 'permission_denied', 'table_change_unchanged'],
})

/** Starts the draft of a new table. */
export const draftTableCommand = command({
  ...answer,
  name: 'draftTable',
  body: z.object({
    product: z.enum(PRODUCTS),
    institutionCode: providerField,
    key: textField(120),
    label: textField(120),
  }),
  codes: ['not_found', 'permission_denied', 'product_not_supported', 'name_taken', 'invalid_name'],
})
