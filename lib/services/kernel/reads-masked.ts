import type { Context } from '#lib/services/context.ts'

/** People read masked data and can reveal single fields; API clients read unmasked data (decision 015). */
export const readsMasked = ({ actor }: Pick<Context, 'actor'>): boolean => actor.kind === 'user'
