import { z } from 'zod'
import { command } from '#lib/contracts/command.ts'
import { dayField, idField, textField } from '#lib/contracts/fields.ts'
import { wrongCltPriceFields } from '#lib/domain/clt/price-table-terms.ts'
import { type PriceParameters, wrongPriceFields } from '#lib/domain/finance/price-parameters.ts'
import { priceChangeSchema } from './price-change-wire.ts'
import { parametersSchema } from './price-table-wire.ts'

const CODES = ['not_found', 'permission_denied', 'price_change_closed', 'change_not_yours'] as const

const refuseFields = (ctx: z.RefinementCtx, path: readonly string[], fields: readonly string[]) => {
  for (const field of fields)
    ctx.addIssue({ code: 'custom', path: [...path, field], params: { code: 'table_value_out_of_range' } })
}

const checked = ({ terms, parameters }: { terms: number[] | null; parameters: PriceParameters }) =>
  terms === null
    ? { terms: [], parameters: wrongPriceFields(parameters) }
    : wrongCltPriceFields({ terms, parameters })

export const savePriceChangeCommand = command({
  name: 'savePriceChange',
  body: z
    .object({
      id: idField,
      label: textField(120),
      isDefault: z.boolean(),
      terms: z.array(z.number().int()).nullable(),
      parameters: parametersSchema,
      note: z
        .string()
        .trim()
        .max(500)
        .transform((text) => text || null)
        .nullable(),
      startDate: dayField.nullable().optional(),
    })
    .superRefine((draft, ctx) => {
      const wrong = checked(draft)
      refuseFields(ctx, [], wrong.terms)
      refuseFields(ctx, ['parameters'], wrong.parameters)
    }),
  response: priceChangeSchema,
  codes: [...CODES, 'fee_table_out_of_range', 'invalid_name', 'price_above_ceiling', 'start_date_past'],
})

const byId = z.object({ id: idField })

export const tryPriceChangeCommand = command({
  body: byId,
  name: 'tryPriceChange',
  response: priceChangeSchema,
  codes: ['not_found', 'permission_denied', 'price_change_closed'],
})

export const proposePriceChangeCommand = command({
  body: byId,
  name: 'proposePriceChange',
  response: priceChangeSchema,
  needsConfirmation: true,
  codes: [
    ...CODES,
    'price_change_stale',
    'price_change_unchanged',
    'what_if_needed',
    'price_change_reason_missing',
    'price_above_ceiling',
  ],
})

export const withdrawPriceChangeCommand = command({
  body: byId,
  name: 'withdrawPriceChange',
  response: priceChangeSchema,
  codes: CODES,
})

export const rebasePriceChangeCommand = command({
  body: byId,
  name: 'rebasePriceChange',
  response: z.object({ id: z.uuid() }),
  codes: [...CODES, 'price_change_unchanged'],
})

export const decidePriceChangeCommand = command({
  name: 'decidePriceChange',
  body: z
    .object({
      id: idField,
      decision: z.enum(['approve', 'refuse']),
      reason: z.string().trim().max(500),
    })
    .superRefine(({ decision, reason }, ctx) => {
      if (decision === 'refuse' && reason === '')
        ctx.addIssue({ code: 'custom', path: ['reason'], params: { code: 'required' } })
    }),
  response: priceChangeSchema,
  needsConfirmation: true,
  codes: [
    'not_found',
    'permission_denied',
    'price_change_closed',
    'own_change',
    'access_touched',
    'price_change_stale',
    'price_above_ceiling',
  ],
})
