import { ChevronDown } from 'lucide-react'
import { cents } from '#lib/domain/money'
import { formatDay } from '../fgts/day-text.ts'
import { type KeyValueItem, KeyValueList } from '../ui/key-value-list.tsx'
import { Money } from '../ui/money.tsx'
import type { Figures, ProductFigures } from './product-figures.ts'

const money = (value: number) => <Money cents={value} />

/** Payroll credit: the costs are part of what is borrowed, and equal instalments leave the salary. */
export const cltFigures: ProductFigures = {
  paid: ({ installments, totalBalanceCents }) => (
    <p>
      Sai do seu salário:{' '}
      <span className="whitespace-nowrap font-semibold">
        {installments.length} × <Money cents={installments[0]?.amountCents ?? 0} />
      </span>
      <span className="block text-ink-muted text-sm">
        No total, <Money cents={totalBalanceCents} />. O desconto vem na folha de pagamento, sem boleto.
      </span>
    </p>
  ),
  costs: (figures) => [
    { label: 'Você recebe', value: money(figures.availableBalanceCents), strong: true },
    { label: 'IOF (imposto)', value: money(figures.iofCents) },
    ...(figures.tcCents > 0 ? [{ label: 'Tarifa de cadastro', value: money(figures.tcCents) }] : []),
    ...(figures.insuranceCents > 0 ? [{ label: 'Seguro', value: money(figures.insuranceCents) }] : []),
    { label: 'Valor do empréstimo', value: money(figures.emissionCents) },
    { label: 'Juros', value: money(cents(figures.totalBalanceCents - figures.emissionCents)) },
    { label: 'Total descontado do salário', value: money(figures.totalBalanceCents), strong: true },
  ],
  way: 'Direto da folha de pagamento, pelo seu empregador.',
  schedule: (figures) => (
    <>
      <KeyValueList items={endsOf(figures)} />
      <details className="group mt-3 border-t pt-1">
        <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-2 font-medium text-accent text-sm [&::-webkit-details-marker]:hidden">
          Ver todas as parcelas
          <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
        </summary>
        <KeyValueList className="mt-2" items={allOf(figures)} />
      </details>
    </>
  ),
}

const endsOf = ({ installments }: Figures): KeyValueItem[] => {
  const [first, last] = [installments[0], installments.at(-1)]
  if (!first || !last) return []
  return [
    { label: 'Parcelas', value: String(installments.length) },
    { label: `Primeira, em ${formatDay(first.dueDate)}`, value: money(first.amountCents) },
    { label: `Última, em ${formatDay(last.dueDate)}`, value: money(last.amountCents) },
  ]
}

const allOf = ({ installments, totalBalanceCents }: Figures): KeyValueItem[] => [
  ...installments.map(({ dueDate, amountCents }, index) => ({
    label: `${index + 1}ª, em ${formatDay(dueDate)}`,
    value: money(amountCents),
  })),
  { label: 'Total', value: money(totalBalanceCents), strong: true },
]
