import type { Context } from '#lib/services/context'

/** Who calls and for which organization: the part of a context that credentials tell. */
export type Caller = Pick<Context, 'organizationId' | 'actor'>
