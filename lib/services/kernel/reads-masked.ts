import type { Context } from '#lib/services/context.ts'

/** Returns whether the caller reads customer data masked: only people do, and reveal it (decision 015). */
export const readsMasked = ({ actor }: Pick<Context, 'actor'>): boolean => actor.kind === 'user'
