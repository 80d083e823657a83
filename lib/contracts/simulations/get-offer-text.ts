import { z } from 'zod'
import { instant } from '#lib/contracts/codecs.ts'
import { contract } from '#lib/contracts/contract.ts'
import { idField } from '#lib/contracts/fields.ts'
import { timelineEventSchema } from '#lib/contracts/timeline/timeline-wire.ts'

export const getSimulationOfferTextContract = contract({
  name: 'getSimulationOfferText',
  method: 'GET',
  path: '/panel/simulations/{id}/offer-text',
  tag: 'Painel',
  summary: 'Oferta de uma simulação em texto',
  access: { kind: 'person' },
  params: z.object({ id: idField }),
  response: z.object({
    text: z.string(),
    expired: z.boolean(),
    expiresAt: instant,
    /** Customer's page of the offer and the texts sent with it; null once expired. */
    link: z.object({ address: z.url(), message: z.string(), reminder: z.string() }).nullable(),
    /** Row that knows the customer's phone; null while only the CPF is known. */
    customer: z.object({ subjectType: z.enum(['proposal', 'clt_consult']), subjectId: z.uuid() }).nullable(),
    events: z.array(timelineEventSchema),
  }),
  codes: ['not_found', 'permission_denied'],
  examples: {
    response: {
      text: '*Oferta de crédito* …',
      expired: false,
      expiresAt: '2026-11-22T02:59:59.000Z',
      link: null,
      customer: null,
      events: [],
    },
  },
})
