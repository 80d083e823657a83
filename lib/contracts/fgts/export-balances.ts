import { z } from 'zod'
import { chosenRowsField } from '#lib/contracts/chosen-rows-field.ts'
import { contract } from '#lib/contracts/contract.ts'
import { idField } from '#lib/contracts/fields.ts'

export const exportFgtsBalancesContract = contract({
  name: 'exportFgtsBalances',
  method: 'GET',
  path: '/panel/balances/export',
  tag: 'Painel',
  summary: 'Baixa em CSV os resultados de saldo escolhidos na lista, com o CPF mascarado',
  access: { kind: 'person' },
  query: z.object({ ids: chosenRowsField(idField) }),
  response: z.string(),
  codes: ['permission_denied'],
  examples: { query: { ids: '01981f6a-9c1e-7a63-8b54-6d1f0c9e2b11' }, response: '' },
})
