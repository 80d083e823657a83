import type { Context } from '#lib/services/context.ts'

/** `id` and `name` are of the row the link is about. */
type LinkCustomer = { organizationId: string; id: string; name: string }

/** Returns the context of a customer: the link's organization, with the customer as actor. */
export const customerContext = (context: Context, { organizationId, id, name }: LinkCustomer): Context => ({
  ...context,
  organizationId,
  actor: { kind: 'customer', id, name },
})
