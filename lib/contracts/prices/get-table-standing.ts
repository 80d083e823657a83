import { z } from 'zod'
import { contract } from '#lib/contracts/contract'
import { idField } from '#lib/contracts/fields'
import { TABLE_CHANGE_KINDS, TABLE_CHANGE_STATUSES } from '#lib/domain/finance/table-change'
import type { TableDetail } from '#lib/domain/prices/table-view'

const EXAMPLE_ID = '01931234-5678-7abc-8def-0123456789ab'

/**
 * `GET /panel/tables/{id}`: the state of a table, so that its page, which the server renders, knows when it
 * is old.
 */
export const getTableStandingContract = contract({
  name: 'getTableStanding',
  method: 'GET',
  path: '/panel/tables/{id}',
  tag: 'Painel',
  summary: 'Diz como está uma tabela: sua versão atual e suas mudanças',
  access: { kind: 'person' },
  params: z.object({ id: idField }),
  response: z.object({
    version: z.number().int(),
    active: z.boolean(),
    isDefault: z.boolean(),
    changes: z.array(
      z.object({ id: z.uuid(), kind: z.enum(TABLE_CHANGE_KINDS), status: z.enum(TABLE_CHANGE_STATUSES) }),
    ),
  }),
  codes: ['not_found', 'permission_denied'],
  encode: ({ versions: [newest], changes }: TableDetail) => ({
    version: newest?.version ?? 0,
    active: newest?.active ?? false,
    isDefault: newest?.isDefault ?? false,
    changes: changes.map(({ id, kind, status }) => ({ id, kind, status })),
  }),
  examples: {
    response: {
      version: 2,
      active: true,
      isDefault: false,
      changes: [{ id: EXAMPLE_ID, kind: 'new_version', status: 'approved' }],
    },
  },
})
