import { test } from 'vitest'
import { expectSameCents, SAME_CENTS_WITHIN_MS } from '#tests/support/maths/reference/expect-same-cents.ts'

// One file per product, so that the long run uses two cores:
// MATHS_CASES=1000000 npx vitest run --project=unit same-cents
test(
  'matches the decimal programs it replaced on every cent, and on the CET of an FGTS advance to six decimals',
  () => expectSameCents('fgts'),
  SAME_CENTS_WITHIN_MS,
)
