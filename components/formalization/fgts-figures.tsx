import { cents } from '#lib/domain/money'
import { formatDay } from '../fgts/day-text.ts'
import { KeyValueList } from '../ui/key-value-list.tsx'
import { Money } from '../ui/money.tsx'
import type { ProductFigures } from './product-figures.ts'

const money = (value: number) => <Money cents={value} />

/** An advance of FGTS withdrawals: everything is deducted from what the customer receives. */
export const fgtsFigures: ProductFigures = {
  paid: ({ totalBalanceCents, installments }) => (
    <p>
      Será descontado do seu FGTS: <Money cents={totalBalanceCents} className="font-semibold" />
      <span className="block text-ink-muted text-sm">
        {installments.length === 1
          ? 'Em 1 saque-aniversário.'
          : `Em ${installments.length} saques-aniversário.`}{' '}
        Nada sai do seu bolso nem do seu salário.
      </span>
    </p>
  ),
  costs: (figures) => [
    { label: 'Total descontado do FGTS', value: money(figures.totalBalanceCents) },
    { label: 'Juros', value: money(cents(figures.emissionCents - figures.totalBalanceCents)) },
    { label: 'Valor do empréstimo', value: money(figures.emissionCents) },
    { label: 'IOF (imposto)', value: money(cents(-figures.iofCents)) },
    { label: 'Tarifa de cadastro', value: money(cents(-figures.tcCents)) },
    ...(figures.insuranceCents > 0
      ? [{ label: 'Seguro', value: money(cents(-figures.insuranceCents)) }]
      : []),
    { label: 'Você recebe', value: money(figures.availableBalanceCents), strong: true },
  ],
  way: 'Direto do FGTS, sem boleto e sem débito em conta.',
  schedule: ({ installments, totalBalanceCents }) => (
    <KeyValueList
      items={[
        ...installments.map(({ dueDate, amountCents }, index) => ({
          label: `${index + 1}º saque, em ${formatDay(dueDate)}`,
          value: money(amountCents),
        })),
        { label: 'Total', value: money(totalBalanceCents), strong: true },
      ]}
    />
  ),
}
