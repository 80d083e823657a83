import type { Day } from '#lib/domain/calendar.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { ComparedTable } from '#lib/domain/fgts/compared-table.ts'
import { fgtsRulesOn } from '#lib/domain/fgts/rules.ts'
import type { FgtsInstallment } from '#lib/domain/fgts/simulation.ts'
import { feeWordsOf } from '#lib/domain/finance/registration-fee.ts'
import type { Language } from '#lib/domain/language.ts'
import type { Cents } from '#lib/domain/money.ts'
import { screenReasonTexts } from '#lib/domain/reasons/reason-texts.ts'
import { simulateOnBasis } from '#lib/services/fgts/shared/simulate-on-basis.ts'
import type { SimulationBasis } from './find-simulation-basis.ts'

/** Simulates on one price table. A refusal is returned in the reader's language instead of thrown. */
export const comparedOnBasis = (
  basis: Omit<SimulationBasis, 'institution'>,
  input: { targetAmount: Cents; desiredInstallments: readonly FgtsInstallment[] },
  { today, language }: { today: Day; language: Language },
): ComparedTable => {
  const priceTableId = basis.priceTable.id
  try {
    return {
      priceTableId,
      ...simulateOnBasis({ input, basis, today, rules: fgtsRulesOn(today) }),
      ...feeWordsOf(basis.priceTable.parameters),
      refusal: null,
    }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const { code, details } = error
    return {
      priceTableId,
      simulation: null,
      refusal: { code, text: screenReasonTexts(code, language, details).text, details },
    }
  }
}
