import type { Context } from '#lib/services/context.ts'
import { recordLinkOpening } from '#lib/services/kernel/record-link-opening.ts'
import { withOfferLink } from '#lib/services/simulations/parts/open-offer-link.ts'

/**
 * Records that an offer's link was opened in a browser. @throws link_invalid
 * @withoutPermission the customer does it by their own link
 * @withoutTrace an event of the timeline records it
 */
export const recordOfferOpening = (
  context: Context,
  { token }: { token: string },
): Promise<{ recorded: boolean }> =>
  withOfferLink(context, token, (tx, customer, { simulation: { row } }) =>
    recordLinkOpening(tx, customer, { subjectType: 'simulation', subjectId: row.id, link: 'offer' }),
  )
