import { now } from '#lib/config/clock.ts'
import { CUSTOMER_ACTOR_NAME } from '#lib/domain/access/system-actor-names.ts'
import type { Context } from '#lib/services/context.ts'
import { pageFrame } from './page-session.ts'

/** Context of a customer, who is not signed in; services read the organization from the link. */
export const linkContext = async (): Promise<Context> => ({
  organizationId: '',
  actor: { kind: 'customer', id: 'link', name: CUSTOMER_ACTOR_NAME },
  now: now(),
  ...(await pageFrame()),
})
