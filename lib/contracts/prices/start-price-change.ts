import { z } from 'zod'
import { command } from '#lib/contracts/command.ts'
import { idField, providerField, textField } from '#lib/contracts/fields.ts'
import { PRODUCTS } from '#lib/domain/proposals/product.ts'

const response = z.object({ id: z.uuid() })

export const startPriceChangeCommand = command({
  name: 'startPriceChange',
  body: z.object({ id: idField, kind: z.enum(['new_version', 'activate', 'retire']) }),
  response,
  codes: ['not_found', 'permission_denied', 'price_change_unchanged'],
})

export const draftTableCommand = command({
  name: 'draftTable',
  body: z.object({
    product: z.enum(PRODUCTS),
    institutionCode: providerField,
    key: textField(120),
    label: textField(120),
  }),
  response,
  codes: ['not_found', 'permission_denied', 'product_not_supported', 'name_taken', 'invalid_name'],
})
