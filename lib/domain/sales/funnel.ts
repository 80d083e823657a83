import type { Product } from '#lib/domain/proposals/product'

/**
 * The steps of a funnel, in order. It counts customers (CPFs), each once, by the furthest step reached: those
 * whose balance was asked for, or whose term was created, in the period, and how far what began then has come
 * since, whenever that was. So every step is a part of the one before. A refunded contract is not paid.
 */
export const FUNNEL_STEPS = {
  fgts: ['asked', 'balance', 'simulation', 'proposal', 'signed', 'paid'],
  clt: ['term', 'consent', 'margin', 'simulation', 'operation', 'signed', 'paid'],
} as const satisfies Record<Product, readonly string[]>

export type FunnelStep = (typeof FUNNEL_STEPS)[Product][number]

/** How many customers came as far as each step at least, from how many stopped at each. */
export const reachedCounts = (product: Product, stoppedAt: ReadonlyMap<number, number>): number[] => {
  let reached = 0
  return FUNNEL_STEPS[product]
    .map((_, step) => FUNNEL_STEPS[product].length - 1 - step)
    .map((step) => {
      reached += stoppedAt.get(step) ?? 0
      return reached
    })
    .reverse()
}
