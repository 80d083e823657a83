import type { Context } from '#lib/services/context.ts'

type LinkCustomer = { organizationId: string; id: string; name: string }

export const customerContext = (context: Context, { organizationId, id, name }: LinkCustomer): Context => ({
  ...context,
  organizationId,
  actor: { kind: 'customer', id, name },
})
