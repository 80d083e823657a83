import { z } from 'zod'
import { instant } from '#lib/contracts/codecs.ts'
import { idField } from '#lib/contracts/fields.ts'
import { panelContract } from '#lib/contracts/panel-contract.ts'
import { timelineEventSchema } from '#lib/contracts/timeline/timeline-wire.ts'

export const getSimulationOfferTextContract = panelContract({
  name: 'getSimulationOfferText',
  path: '/panel/simulations/{id}/offer-text',
  params: z.object({ id: idField }),
  response: z.object({
    text: z.string(),
    expired: z.boolean(),
    expiresAt: instant,
    /** Customer's offer page and the texts to send with it; null once the offer has expired. */
    link: z.object({ address: z.url(), message: z.string(), reminder: z.string() }).nullable(),
    /** Record with the customer's phone; null while only the CPF is known. */
    customer: z.object({ subjectType: z.enum(['proposal', 'clt_consult']), subjectId: z.uuid() }).nullable(),
    events: z.array(timelineEventSchema),
  }),
  codes: ['not_found', 'permission_denied'],
})
