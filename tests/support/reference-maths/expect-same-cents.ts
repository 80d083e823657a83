import { expect } from 'vitest'
import { compareProduct } from './compare.ts'

/** How many cases are compared, and which random ones: `npm test` takes a part of them. */
const CASES = Number(process.env.MATHS_CASES ?? 1_500)
const SEED = Number(process.env.MATHS_SEED ?? 1)

/** How long the comparison may take on a busy machine, in milliseconds. */
export const SAME_CENTS_WITHIN_MS = 60_000 + CASES * 50

/**
 * Compares every cent and every sixth decimal of the CET of a product with the decimal programs, under
 * hostile tables too.
 */
export const expectSameCents = (product: 'fgts' | 'clt'): void => {
  const { cases, refused, different } = compareProduct(product, SEED, CASES)
  expect(different).toEqual([])
  expect(cases).toBeGreaterThanOrEqual(CASES)
  expect(refused).toBeLessThan(cases / 2)
}
