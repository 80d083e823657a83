import { test } from 'vitest'
import { expectSameCents, SAME_CENTS_WITHIN_MS } from '#tests/support/maths/reference/expect-same-cents.ts'

// One file per product, so that the long run uses two cores:
// MATHS_CASES=1000000 npx vitest run --project=unit same-cents
test(
  'matches the decimal programs it replaced on every cent, and on the CET of a CLT loan to six decimals',
  () => expectSameCents('clt'),
  SAME_CENTS_WITHIN_MS,
)
