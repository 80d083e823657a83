import { z } from 'zod'
import { command } from '#lib/contracts/command.ts'
import { idField, providerField, refuse } from '#lib/contracts/fields.ts'
import { fractionOfPercent } from '#lib/domain/finance/fraction-of-percent.ts'
import { PRODUCTS } from '#lib/domain/proposals/product.ts'

const response = z.object({ id: z.uuid() })

/** Monthly percentage as typed, above zero; empty removes the ceiling. */
const ceilingField = z.string().transform((text, ctx): string | null => {
  if (text.trim() === '') return null
  const fraction = fractionOfPercent(text)
  if (fraction === null || Number(fraction) <= 0 || Number(fraction) > 1)
    return refuse(ctx, 'table_value_out_of_range')
  return fraction
})

export const proposePriceCeilingCommand = command({
  name: 'proposePriceCeiling',
  body: z.object({
    product: z.enum(PRODUCTS),
    institutionCode: providerField,
    monthlyRate: ceilingField,
    note: z.string().trim().min(1).max(500),
  }),
  response,
  needsConfirmation: true,
  codes: [
    'not_found',
    'permission_denied',
    'product_not_supported',
    'price_ceiling_too_low',
    'price_ceiling_waiting',
  ],
})

export const decidePriceCeilingCommand = command({
  name: 'decidePriceCeiling',
  body: z.object({ id: idField, decision: z.enum(['approve', 'refuse', 'withdraw']) }),
  response,
  needsConfirmation: true,
  codes: [
    'not_found',
    'permission_denied',
    'price_ceiling_closed',
    'own_change',
    'access_touched',
    'change_not_yours',
    'price_ceiling_too_low',
  ],
})
