import { test } from 'vitest'
import { expectSameCents, SAME_CENTS_WITHIN_MS } from '#tests/support/reference-maths/expect-same-cents.ts'

// One file per product, so that the long run uses two cores:
// MATHS_CASES=1000000 npx vitest run --project=unit same-cents
test(
  'the engine and the decimal programs it replaced agree on every cent and every sixth decimal of the CET of a CLT loan',
  () => expectSameCents('clt'),
  SAME_CENTS_WITHIN_MS,
)
