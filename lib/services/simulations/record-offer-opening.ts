import type { Context } from '#lib/services/context.ts'
import { recordLinkOpening } from '#lib/services/kernel/record-link-opening.ts'
import { withOfferLink } from '#lib/services/simulations/parts/open-offer-link.ts'

/**
 * @throws link_invalid
 * @withoutPermission customers call it through their own link
 * @withoutTrace a timeline event records it
 */
export const recordOfferOpening = (
  context: Context,
  { token }: { token: string },
): Promise<{ recorded: boolean }> =>
  withOfferLink(context, token, (tx, customer, { simulation: { row } }) =>
    recordLinkOpening(tx, customer, { subjectType: 'simulation', subjectId: row.id, link: 'offer' }),
  )
