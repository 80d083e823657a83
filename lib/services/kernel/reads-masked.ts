import type { Context } from '#lib/services/context.ts'

/** People read masked customer data and can reveal single fields; API clients read all (decision 015). */
export const readsMasked = ({ actor }: Pick<Context, 'actor'>): boolean => actor.kind === 'user'
