import { z } from 'zod'
import { idField } from '#lib/contracts/fields.ts'
import { panelContract } from '#lib/contracts/panel-contract.ts'
import { PRICE_CHANGE_KINDS, PRICE_CHANGE_STATUSES } from '#lib/domain/prices/price-change-status.ts'

/** Lets the server-rendered page of a price table detect that it is outdated. */
export const getPriceTableStateContract = panelContract({
  name: 'getPriceTableState',
  path: '/panel/prices/{id}',
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
})
