import { simulateCltLoan } from '#lib/domain/clt/simulation.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { simulateFgtsAdvance } from '#lib/domain/fgts/simulation.ts'
import { simulateFgtsTargetAmount } from '#lib/domain/fgts/target-amount.ts'
import { simulateCltLoan as referenceCltLoan } from './clt-simulation.ts'
import { simulateFgtsAdvance as referenceAdvance } from './fgts-simulation.ts'
import { simulateFgtsTargetAmount as referenceTarget } from './fgts-target-amount.ts'
import { chanceFrom, cltCases, fgtsCases } from './random-case.ts'

export type Comparison = { cases: number; refused: number; different: string[] }

type Outcome = { text: string; refused: boolean }

const PER_TABLE = 10

/**
 * Outcome recorded for a RangeError (a value beyond the range of a double). Only the reference may throw this
 * error.
 */
const OVERFLOW = 'overflow'

export const compareProduct = (product: 'fgts' | 'clt', seed: number, cases: number): Comparison => {
  const chance = chanceFrom(seed)
  const result: Comparison = { cases: 0, refused: 0, different: [] }
  while (result.cases < cases && result.different.length < 10) {
    const pairs =
      product === 'fgts'
        ? fgtsCases(chance, PER_TABLE).map((input) => ({
            input,
            actual: outcomeOf(() =>
              input.targetCents > 0 ? simulateFgtsTargetAmount(input) : simulateFgtsAdvance(input),
            ),
            expected: outcomeOf(() =>
              input.targetCents > 0 ? referenceTarget(input) : referenceAdvance(input),
            ),
          }))
        : cltCases(chance, PER_TABLE).map((input) => ({
            input,
            actual: outcomeOf(() => simulateCltLoan(input)),
            expected: outcomeOf(() => referenceCltLoan(input)),
          }))
    for (const { input, actual, expected } of pairs) {
      result.cases += 1
      if (actual.refused && expected.refused) result.refused += 1
      if (actual.text === OVERFLOW || (actual.text !== expected.text && expected.text !== OVERFLOW))
        result.different.push(`${JSON.stringify(input)}\n  made ${actual.text}\n  expected ${expected.text}`)
    }
  }
  return result
}

const outcomeOf = (simulate: () => unknown): Outcome => {
  try {
    return { text: JSON.stringify(simulate()), refused: false }
  } catch (error) {
    if (error instanceof RangeError) return { text: OVERFLOW, refused: true }
    if (!(error instanceof DomainError)) throw error
    return { text: `${error.code} ${JSON.stringify(error.details)}`, refused: true }
  }
}
