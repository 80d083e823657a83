import { z } from 'zod'
import { idField } from '#lib/contracts/fields.ts'
import { panelContract } from '#lib/contracts/panel-contract.ts'
import { cltWorkingsSchema, fgtsWorkingsSchema } from './workings-wire.ts'

export const getSimulationWorkingsContract = panelContract({
  name: 'getSimulationWorkings',
  path: '/panel/simulations/{id}/workings',
  params: z.object({ id: idField }),
  response: z.discriminatedUnion('product', [fgtsWorkingsSchema, cltWorkingsSchema]),
  codes: ['not_found', 'permission_denied'],
})
