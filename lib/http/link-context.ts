import { now } from '#lib/config/clock'
import { CUSTOMER_ACTOR_NAME } from '#lib/domain/access/system-actor-names'
import type { Context } from '#lib/services/context'
import { pageFrame } from './page-session.ts'

/**
 * What a service is given by the customer's page: nobody is signed in, and the organization is in the link
 * itself.
 */
export const linkContext = async (): Promise<Context> => ({
  organizationId: '',
  actor: { kind: 'customer', id: 'link', name: CUSTOMER_ACTOR_NAME },
  now: now(),
  ...(await pageFrame()),
})
