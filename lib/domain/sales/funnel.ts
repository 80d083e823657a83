import type { Product } from '#lib/domain/proposals/product.ts'

/**
 * Counts customers (CPFs) whose balance query or term began in the period, once, by the furthest step since
 * then, so every step is part of the one before. A refunded contract is not paid.
 */
export const FUNNEL_STEPS = {
  fgts: ['asked', 'balance', 'simulation', 'proposal', 'signed', 'paid'],
  clt: ['term', 'consent', 'margin', 'simulation', 'operation', 'signed', 'paid'],
} as const satisfies Record<Product, readonly string[]>

export type FunnelStep = (typeof FUNNEL_STEPS)[Product][number]

/** Returns how many customers reached each step, from how many stopped at each. */
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
