import { z } from 'zod'
import { contract } from '#lib/contracts/contract.ts'
import { idField } from '#lib/contracts/fields.ts'

/** Every PDF issued is recorded. */
export const getSimulationOfferContract = contract({
  name: 'getSimulationOffer',
  method: 'GET',
  path: '/panel/simulations/{id}/offer',
  tag: 'Painel',
  summary: 'Oferta de uma simulação em PDF',
  access: { kind: 'person' },
  params: z.object({ id: idField }),
  response: z.string().meta({ format: 'binary' }),
  codes: ['not_found', 'permission_denied'],
  encode: (file: { content: Buffer; contentType: string; filename: string }) => file.content,
  examples: { response: '%PDF-1.7 …' },
})
