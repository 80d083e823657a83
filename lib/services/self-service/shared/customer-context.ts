import { CUSTOMER_ACTOR_NAME } from '#lib/domain/access/system-actor-names.ts'
import type { Context } from '#lib/services/context.ts'

type LinkCustomer = { organizationId: string; id: string }

export const customerContext = (context: Context, { organizationId, id }: LinkCustomer): Context => ({
  ...context,
  organizationId,
  actor: { kind: 'customer', id, name: CUSTOMER_ACTOR_NAME },
})
