import type { Product } from '#lib/domain/proposals/product.ts'

/**
 * Steps of customers (CPFs) whose balance query or consent term began in the period. Each counts once, by
 * their furthest step since, so every step is a subset of the one before. A refunded contract is not `paid`.
 */
export const FUNNEL_STEPS = {
  fgts: ['asked', 'balance', 'simulation', 'proposal', 'signed', 'paid'],
  clt: ['term', 'consent', 'margin', 'simulation', 'operation', 'signed', 'paid'],
} as const satisfies Record<Product, readonly string[]>

export type FunnelStep = (typeof FUNNEL_STEPS)[Product][number]

/** Returns how many customers reached each step, given how many stopped at each step. */
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
