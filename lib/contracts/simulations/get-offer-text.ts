import { z } from 'zod'
import { instant } from '#lib/contracts/codecs'
import { contract } from '#lib/contracts/contract'
import { idField } from '#lib/contracts/fields'

/** `GET /panel/simulations/{id}/offer-text`: the offer in words for a message, and until when it is valid. */
export const getSimulationOfferTextContract = contract({
  name: 'getSimulationOfferText',
  method: 'GET',
  path: '/panel/simulations/{id}/offer-text',
  tag: 'Painel',
  summary: 'Oferta de uma simulação em texto',
  access: { kind: 'person' },
  params: z.object({ id: idField }),
  response: z.object({ text: z.string(), expired: z.boolean(), expiresAt: instant }),
  codes: ['not_found', 'permission_denied'],
  examples: {
    response: {
      text: '*Oferta de crédito* …',
      expired: false,
      expiresAt: '2026-11-22T02:59:59.000Z',
    },
  },
})
