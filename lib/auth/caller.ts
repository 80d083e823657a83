import type { Context } from '#lib/services/context'

/** Who calls and for which organization: the part of a context that credentials give. */
export type Caller = Pick<Context, 'organizationId' | 'actor'>
