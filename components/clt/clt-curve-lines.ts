import { centsOfReais } from '#components/language/reais.ts'
import type { CltOffer, ComparedCltConfig } from '#lib/client/clt-offers'
import type { CurveLine } from '../charts/curve-scale.ts'
import { type CltMode, extraCostOf } from './clt-choice.ts'

type Figures = NonNullable<CltOffer['figures']>

/**
 * A line for each configuration: what it costs beyond the cheapest in each number of instalments, in cents,
 * and the figure behind it in words.
 */
export const costLines = (
  compared: readonly ComparedCltConfig[],
  detailOf: (figures: Figures) => string,
): CurveLine[] =>
  compared.map(({ config: { id, name }, offers }) => ({
    id,
    name,
    points: offers.flatMap(({ number_of_installments: x, figures }) =>
      figures ? [{ x, value: extraCostOf(compared, id, x) ?? 0, detail: detailOf(figures) }] : [],
    ),
  }))

/**
 * The amounts themselves, in cents: what an instalment is where the customer wants an amount, else what the
 * customer receives.
 */
export const amountLines = (compared: readonly ComparedCltConfig[], mode: CltMode): CurveLine[] =>
  compared.map(({ config: { id, name }, offers }) => ({
    id,
    name,
    points: offers.flatMap(({ number_of_installments: x, figures }) =>
      figures
        ? [
            {
              x,
              value: centsOfReais(
                mode === 'net' ? figures.installment_value : figures.disbursed_issue_amount,
              ),
            },
          ]
        : [],
    ),
  }))
