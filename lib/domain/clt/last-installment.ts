import { type Cents, cents } from '#lib/domain/money.ts'

type EqualInstallments = { count: number; installmentCents: number; totalCents: number }

/** Returns the last instalment, in cents: it absorbs the rounding, so it may differ from the others. */
export const lastInstallmentCents = ({ count, installmentCents, totalCents }: EqualInstallments): Cents =>
  cents(totalCents - installmentCents * (count - 1))
