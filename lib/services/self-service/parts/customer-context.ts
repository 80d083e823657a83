import type { Context } from '#lib/services/context'

/** Who opened a customer's link: the row the link is about, and the name it knows them by. */
type LinkCustomer = { organizationId: string; id: string; name: string }

/** The context of the customer who opened a link: the link's organization, and who acts by name. */
export const customerContext = (context: Context, { organizationId, id, name }: LinkCustomer): Context => ({
  ...context,
  organizationId,
  actor: { kind: 'customer', id, name },
})
