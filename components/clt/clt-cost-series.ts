import type { MarkSeries } from '#components/charts/marks-scale.ts'
import { centsOfReais } from '#components/language/reais.ts'
import type { CltOffer, ComparedCltTable } from '#lib/client/clt-offers.ts'
import { type CltMode, extraCostOf } from './clt-choice.ts'

type Figures = NonNullable<CltOffer['figures']>

/** Returns each price table's extra cost over the cheapest one, in cents, by number of instalments. */
export const costSeries = (
  compared: readonly ComparedCltTable[],
  detailOf: (figures: Figures) => string,
): MarkSeries[] =>
  compared.map(({ table: { id, name }, offers }) => ({
    id,
    name,
    marks: offers.flatMap(({ number_of_installments: x, figures }) =>
      figures ? [{ x, value: extraCostOf(compared, id, x) ?? 0, detail: detailOf(figures) }] : [],
    ),
  }))

/** Returns each price table's instalment (mode `net`) or net amount in cents, by number of instalments. */
export const amountSeries = (compared: readonly ComparedCltTable[], mode: CltMode): MarkSeries[] =>
  compared.map(({ table: { id, name }, offers }) => ({
    id,
    name,
    marks: offers.flatMap(({ number_of_installments: x, figures }) =>
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
