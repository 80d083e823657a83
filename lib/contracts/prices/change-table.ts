import { z } from 'zod'
import { contract } from '#lib/contracts/contract'
import { idField, textField } from '#lib/contracts/fields'
import { wrongCltConfigFields } from '#lib/domain/clt/config-terms'
import { type FeeTableParameters, wrongFeeTableFields } from '#lib/domain/finance/fee-table'
import { encodePriceChange, priceChangeSchema, TABLE_CHANGE_EXAMPLE } from './change-wire.ts'
import { parametersSchema } from './table-wire.ts'

const onChange = {
  method: 'POST',
  tag: 'Painel',
  access: { kind: 'person' },
  response: priceChangeSchema,
  encode: encodePriceChange,
  examples: { response: TABLE_CHANGE_EXAMPLE },
} as const

const CODES = ['not_found', 'permission_denied', 'table_change_closed', 'table_change_not_yours'] as const

const refuseFields = (ctx: z.RefinementCtx, path: readonly string[], fields: readonly string[]) => {
  for (const field of fields)
    ctx.addIssue({ code: 'custom', path: [...path, field], params: { code: 'table_value_out_of_range' } })
}

const checked = ({ terms, parameters }: { terms: number[] | null; parameters: FeeTableParameters }) =>
  terms === null
    ? { terms: [], parameters: wrongFeeTableFields(parameters) }
    : wrongCltConfigFields({ terms, parameters })

/** Saves a draft, checked by the rules every table obeys; a server action alone uses it. */
export const savePriceChangeContract = contract({
  ...onChange,
  name: 'savePriceChange',
  path: '/panel/tables/changes/{id}/save',
  summary: 'Salva o rascunho de uma mudança de tabela',
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
    })
    .superRefine((draft, ctx) => {
      const wrong = checked(draft)
      refuseFields(ctx, [], wrong.terms)
      refuseFields(ctx, ['parameters'], wrong.parameters)
    }),
  codes: [...CODES, 'fee_table_out_of_range', 'invalid_name'],
})

const byId = { body: z.object({ id: idField }) }

/** Has the effect of a change computed; a server action alone uses it. */
export const tryPriceChangeContract = contract({
  ...onChange,
  ...byId,
  name: 'tryPriceChange',
  path: '/panel/tables/changes/{id}/what-if',
  summary: 'Calcula o efeito de uma mudança de tabela',
  codes: ['not_found', 'permission_denied', 'table_change_closed'],
})

/** Hands a draft to the other managers; a server action alone uses it. */
export const proposePriceChangeContract = contract({
  ...onChange,
  ...byId,
  name: 'proposePriceChange',
  path: '/panel/tables/changes/{id}/propose',
  summary: 'Propõe uma mudança de tabela',
  codes: [...CODES, 'table_change_stale', 'table_change_unchanged', 'what_if_needed'],
})

/** Takes back a change; a server action alone uses it. */
export const withdrawPriceChangeContract = contract({
  ...onChange,
  ...byId,
  name: 'withdrawPriceChange',
  path: '/panel/tables/changes/{id}/withdraw',
  summary: 'Retira uma mudança de tabela',
  codes: CODES,
})

/** Begins a stale change anew on the newest version; a server action alone uses it. */
export const rebasePriceChangeContract = contract({
  ...onChange,
  ...byId,
  name: 'rebasePriceChange',
  path: '/panel/tables/changes/{id}/rebase',
  summary: 'Refaz uma mudança sobre a versão mais nova',
  response: z.object({ id: z.uuid() }),
  encode: ({ id }: { id: string }) => ({ id }),
  codes: [...CODES, 'table_change_unchanged'],
})

/** Decides on another manager's change; a refusal tells why. A server action alone uses it. */
export const decidePriceChangeContract = contract({
  ...onChange,
  name: 'decidePriceChange',
  path: '/panel/tables/changes/{id}/decide',
  summary: 'Decide uma mudança de tabela',
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
  codes: ['not_found', 'permission_denied', 'table_change_closed', 'own_change', 'table_change_stale'],
})
