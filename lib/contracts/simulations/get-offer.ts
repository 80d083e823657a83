import { z } from 'zod'
import { idField } from '#lib/contracts/fields.ts'
import { panelContract } from '#lib/contracts/panel-contract.ts'

/** Every PDF issued is recorded in the audit. */
export const getSimulationOfferContract = panelContract({
  name: 'getSimulationOffer',
  path: '/panel/simulations/{id}/offer',
  params: z.object({ id: idField }),
  response: z.string().meta({ format: 'binary' }),
  codes: ['not_found', 'permission_denied'],
  encode: (file: { content: Buffer; contentType: string; filename: string }) => file.content,
})
