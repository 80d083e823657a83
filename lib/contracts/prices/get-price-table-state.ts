import { z } from 'zod'
import { contract } from '#lib/contracts/contract.ts'
import { idField } from '#lib/contracts/fields.ts'
import { PRICE_CHANGE_KINDS, PRICE_CHANGE_STATUSES } from '#lib/domain/prices/price-change-status.ts'

const EXAMPLE_ID = '01931234-5678-7abc-8def-0123456789ab'

/** The page of a table is rendered by the server, and learns from this that it is outdated. */
export const getPriceTableStateContract = contract({
  name: 'getPriceTableState',
  method: 'GET',
  path: '/panel/prices/{id}',
  tag: 'Painel',
  summary: 'Diz como está uma tabela: sua versão atual e suas mudanças',
  access: { kind: 'person' },
  params: z.object({ id: idField }),
  response: z.object({
    version: z.number().int(),
    active: z.boolean(),
    isDefault: z.boolean(),
    changes: z.array(
      z.object({ id: z.uuid(), kind: z.enum(PRICE_CHANGE_KINDS), status: z.enum(PRICE_CHANGE_STATUSES) }),
    ),
  }),
  codes: ['not_found', 'permission_denied'],
  examples: {
    response: {
      version: 2,
      active: true,
      isDefault: false,
      changes: [{ id: EXAMPLE_ID, kind: 'new_version', status: 'approved' }],
    },
  },
})
