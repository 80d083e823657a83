import type { Context } from '#lib/services/context.ts'

/** The part of a context that credentials determine. */
export type Caller = Pick<Context, 'organizationId' | 'actor'>
