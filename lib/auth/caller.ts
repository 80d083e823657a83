import type { Context } from '#lib/services/context.ts'

export type Caller = Pick<Context, 'organizationId' | 'actor'>
