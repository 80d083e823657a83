import type { Context } from '#lib/services/context'

/** The part of a context that credentials determine. */
export type Caller = Pick<Context, 'organizationId' | 'actor'>
