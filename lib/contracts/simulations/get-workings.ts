import { z } from 'zod'
import { contract } from '#lib/contracts/contract.ts'
import { idField } from '#lib/contracts/fields.ts'
import { cltWorkingsSchema, FGTS_WORKINGS_EXAMPLE, fgtsWorkingsSchema } from './workings-wire.ts'

export const getSimulationWorkingsContract = contract({
  name: 'getSimulationWorkings',
  method: 'GET',
  path: '/panel/simulations/{id}/workings',
  tag: 'Painel',
  summary: 'Memória de cálculo de uma simulação',
  access: { kind: 'person' },
  params: z.object({ id: idField }),
  response: z.discriminatedUnion('product', [fgtsWorkingsSchema, cltWorkingsSchema]),
  codes: ['not_found', 'permission_denied'],
  examples: { response: FGTS_WORKINGS_EXAMPLE },
})
