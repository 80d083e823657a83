import { now } from '#lib/config/clock'
import type { Context } from '#lib/services/context'
import { pageFrame } from './page-session.ts'

/**
 * What a service is given by the customer's page: nobody is signed in, and the organization is in the link
 * itself.
 */
export const linkContext = async (): Promise<Context> => ({
  organizationId: '',
  actor: { kind: 'customer', id: 'link', name: 'cliente' },
  now: now(),
  ...(await pageFrame()),
})
