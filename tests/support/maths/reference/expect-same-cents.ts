import { expect } from 'vitest'
import { compareProduct } from './compare.ts'

const CASES = Number(process.env.MATHS_CASES ?? 1_500)
const SEED = Number(process.env.MATHS_SEED ?? 1)

export const SAME_CENTS_WITHIN_MS = 60_000 + CASES * 50

export const expectSameCents = (product: 'fgts' | 'clt'): void => {
  const { cases, refused, different } = compareProduct(product, SEED, CASES)
  expect(different).toEqual([])
  expect(cases).toBeGreaterThanOrEqual(CASES)
  expect(refused).toBeLessThan(cases / 2)
}
