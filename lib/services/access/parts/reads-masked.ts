import type { Context } from '#lib/services/context'

/**
 * Whether who reads gets a customer's data masked: people do, and reveal what they need
 * (`revealPersonalData`, which is audited); programs, customers, institutions and jobs get it whole.
 */
export const readsMasked = ({ actor }: Pick<Context, 'actor'>): boolean => actor.kind === 'user'
