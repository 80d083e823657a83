import { z } from 'zod'
import { contract } from '#lib/contracts/contract.ts'
import { idField } from '#lib/contracts/fields.ts'
import { PRICE_CHANGE_EXAMPLE, priceChangeSchema } from './price-change-wire.ts'

export const getPriceChangeContract = contract({
  name: 'getPriceChange',
  method: 'GET',
  path: '/panel/prices/changes/{id}',
  tag: 'Painel',
  summary: 'Mostra uma mudança de tabela com o efeito calculado',
  access: { kind: 'person' },
  params: z.object({ id: idField }),
  response: priceChangeSchema,
  codes: ['not_found', 'permission_denied'],
  examples: { response: PRICE_CHANGE_EXAMPLE },
})
