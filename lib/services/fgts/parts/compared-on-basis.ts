import type { Day } from '#lib/domain/calendar'
import { DomainError } from '#lib/domain/errors'
import type { ComparedTable } from '#lib/domain/fgts/compared-table'
import { fgtsRulesOn } from '#lib/domain/fgts/rules'
import type { FgtsInstallment } from '#lib/domain/fgts/simulation'
import { feeWordsOf } from '#lib/domain/finance/registration-fee'
import type { Language } from '#lib/domain/language'
import type { Cents } from '#lib/domain/money'
import { screenReasonTexts } from '#lib/domain/reasons/reason-texts'
import { simulateOnBasis } from '#lib/services/fgts/shared/simulate-on-basis'
import type { SimulationBasis } from './find-simulation-basis.ts'

/** Returns a table's figures for a request, or its refusal in the reader's language. */
export const comparedOnBasis = (
  basis: Omit<SimulationBasis, 'institution'>,
  input: { targetAmount: Cents; desiredInstallments: readonly FgtsInstallment[] },
  { today, language }: { today: Day; language: Language },
): ComparedTable => {
  const feeTableId = basis.feeTable.id
  try {
    return {
      feeTableId,
      ...simulateOnBasis({ input, basis, today, rules: fgtsRulesOn(today) }),
      ...feeWordsOf(basis.feeTable.parameters),
      refusal: null,
    }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const { code, details } = error
    return {
      feeTableId,
      simulation: null,
      refusal: { code, text: screenReasonTexts(code, language, details).text, details },
    }
  }
}
