import type { Connection } from '#db/client.ts'
import { findKnownCustomer } from '#db/queries/customers/known-customers.ts'
import { withSnapshot } from '#db/transaction.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { timelineOf } from '#lib/services/kernel/timeline-of.ts'
import { visibleAuthors } from '#lib/services/kernel/visible-authors.ts'
import { offerData } from '#lib/services/simulations/parts/offer-data.ts'
import { offerLinkOf } from '#lib/services/simulations/parts/offer-link.ts'
import { offerLinkMessages } from '#lib/services/simulations/parts/offer-link-messages.ts'
import { offerText } from '#lib/services/simulations/parts/offer-text.ts'
import { findSimulation } from './shared/find-simulation.ts'

/** Returns the texts for sending an offer; `link` is null once the offer has expired. @throws not_found */
export const getSimulationOfferText = async (context: Context, { id }: { id: string }) => {
  requirePermission(context, 'originate')
  const { organizationId, language } = context
  return withSnapshot(context, async (tx) => {
    const { row } = await findSimulation(tx, context, id)
    const [data, customer, { events }] = await Promise.all([
      offerData(tx, context, id),
      knownCustomer(tx, context, row.documentNumber),
      timelineOf(tx, { organizationId, subjectId: id, language }),
    ])
    const { expired, expiresAt } = data
    const address = offerLinkOf({ organizationId, id, expiresAt })
    const name = customer?.name ?? null
    return {
      text: offerText(data),
      expired,
      expiresAt,
      link: expired ? null : { address, ...offerLinkMessages(data, { name, address }) },
      customer: customer ? { subjectType: customer.subjectType, subjectId: customer.subjectId } : null,
      events,
    }
  })
}

const knownCustomer = async (tx: Connection, context: Context, documentNumber: string) => {
  const { organizationId } = context
  const authors = await visibleAuthors(tx, context)
  return findKnownCustomer(tx, { organizationId, documentNumber, authors })
}
