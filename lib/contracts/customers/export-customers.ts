import { z } from 'zod'
import { chosenRowsField } from '#lib/contracts/chosen-rows-field.ts'
import { contract } from '#lib/contracts/contract.ts'

export const exportCustomersContract = contract({
  name: 'exportCustomers',
  method: 'GET',
  path: '/panel/customers/export',
  tag: 'Painel',
  summary: 'Baixa em CSV os clientes escolhidos na lista, com o CPF mascarado',
  access: { kind: 'person' },
  query: z.object({ keys: chosenRowsField(z.string().min(1).max(200)) }),
  response: z.string(),
  codes: ['permission_denied', 'not_found'],
  examples: { query: { keys: 'kJ3v' }, response: '' },
})
