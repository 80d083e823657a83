import { z } from 'zod'
import { contract } from '#lib/contracts/contract'
import { idField, providerField, textField } from '#lib/contracts/fields'
import { PRODUCTS } from '#lib/domain/proposals/product'

const answer = {
  method: 'POST',
  tag: 'Painel',
  access: { kind: 'person' },
  response: z.object({ id: z.uuid() }),
  encode: ({ id }: { id: string }) => ({ id }),
  examples: { response: { id: '01931234-5678-7abc-8def-0123456789ab' } },
} as const

/** Starts a change of a table, by its id; a server action alone uses it. */
export const startPriceChangeContract = contract({
  ...answer,
  name: 'startPriceChange',
  path: '/panel/tables/{id}/changes',
  summary: 'Começa uma mudança de tabela',
  body: z.object({ id: idField, kind: z.enum(['new_version', 'activate', 'retire']) }),
  codes: ['not_found', 'permission_denied', 'table_change_unchanged'],
})

/** Starts the draft of a new table; a server action alone uses it. */
export const draftTableContract = contract({
  ...answer,
  name: 'draftTable',
  path: '/panel/tables/changes',
  summary: 'Começa o rascunho de uma tabela nova',
  body: z.object({
    product: z.enum(PRODUCTS),
    institutionCode: providerField,
    key: textField(120),
    label: textField(120),
  }),
  codes: ['not_found', 'permission_denied', 'product_not_supported', 'name_taken', 'invalid_name'],
})
