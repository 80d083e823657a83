import { describe, expect, test } from 'vitest'
import { compareProduct } from '#tests/support/reference-maths/compare'

// The long run: MATHS_CASES=1000000 npx vitest run --project=unit
// tests/unit/domain/finance/same-cents.test.ts
const CASES = Number(process.env.MATHS_CASES ?? 1_500)
const SEED = Number(process.env.MATHS_SEED ?? 1)

describe('the engine and the decimal programs it replaced', () => {
  for (const product of ['fgts', 'clt'] as const)
    test(
      `agree on every cent and every sixth decimal of the CET of ${product}, under hostile tables too`,
      () => {
        const { cases, refused, different } = compareProduct(product, SEED, CASES)
        expect(different).toEqual([])
        expect(cases).toBeGreaterThanOrEqual(CASES)
        expect(refused).toBeLessThan(cases / 2)
      },
      60_000 + CASES * 50,
    )
})
