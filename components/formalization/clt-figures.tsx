import { ChevronDown } from 'lucide-react'
import { formatDay } from '#components/language/day-text.ts'
import { type LocalizedTexts, localizedTexts, texts } from '#components/language/texts.ts'
import { feeLabel } from '#components/simulations/fee-label.ts'
import { type KeyValueItem, KeyValueList } from '#components/ui/key-value-list.tsx'
import { Money } from '#components/ui/money.tsx'
import { cents } from '#lib/domain/money.ts'
import type { Figures, ProductFigures } from './product-figures.ts'

const TEXTS = texts({
  paid: ['Sai do seu salário:', 'Taken from your salary:'],
  lastOne: ['A última é de', 'The last is'],
  inTotal: ['No total,', 'In total,'],
  byPayroll: [
    'O desconto vem na folha de pagamento, sem boleto.',
    'It is deducted on your payroll, without payment slips.',
  ],
  received: ['Você recebe', 'You receive'],
  iof: ['IOF (imposto)', 'IOF (tax)'],
  insurance: ['Seguro', 'Insurance'],
  loan: ['Valor do empréstimo', 'Loan amount'],
  interest: ['Juros', 'Interest'],
  deducted: ['Total descontado do salário', 'Total deducted from your salary'],
  allInstalments: ['Ver todas as parcelas', 'See all instalments'],
  instalments: ['Parcelas', 'Instalments'],
  first: (day: string) => [`Primeira, em ${day}`, `First, on ${day}`],
  last: (day: string) => [`Última, em ${day}`, `Last, on ${day}`],
  nth: (n: number, day: string) => [`${n}ª, em ${day}`, `No. ${n}, on ${day}`],
  total: ['Total', 'Total'],
  way: ['Direto da folha de pagamento, pelo seu empregador.', 'Straight from the payroll, by your employer.'],
})

const money = (value: number) => <Money cents={value} />

/** Lists the costs from the net amount to the total, because financed costs are added to the net amount. */
export const cltFigures: ProductFigures = {
  paid: ({ installments, totalCents }, language) => {
    const t = localizedTexts(TEXTS, language)
    const [first, last] = [installments[0], installments.at(-1)]
    return (
      <p>
        {t.paid}{' '}
        <span className="whitespace-nowrap font-semibold">
          {installments.length} × <Money cents={first?.amountCents ?? 0} />
        </span>
        <span className="block text-ink-muted text-sm">
          {last && last.amountCents !== first?.amountCents ? (
            <>
              {t.lastOne} <Money cents={last.amountCents} />.{' '}
            </>
          ) : null}
          {t.inTotal} <Money cents={totalCents} />. {t.byPayroll}
        </span>
      </p>
    )
  },
  costs: (figures, language) => {
    const t = localizedTexts(TEXTS, language)
    return [
      { label: t.received, value: money(figures.netCents), strong: true },
      { label: t.iof, value: money(figures.iofCents) },
      ...(figures.feeCents > 0 || figures.feeWaived
        ? [{ ...feeLabel(figures, language), value: money(figures.feeCents) }]
        : []),
      ...(figures.insuranceCents > 0 ? [{ label: t.insurance, value: money(figures.insuranceCents) }] : []),
      { label: t.loan, value: money(figures.issueCents) },
      { label: t.interest, value: money(cents(figures.totalCents - figures.issueCents)) },
      { label: t.deducted, value: money(figures.totalCents), strong: true },
    ]
  },
  way: TEXTS.way,
  schedule: (figures, language) => {
    const t = localizedTexts(TEXTS, language)
    return (
      <>
        <KeyValueList items={endsOf(figures, t)} />
        <details className="group mt-3 border-t pt-1">
          <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-2 font-medium text-accent text-sm [&::-webkit-details-marker]:hidden">
            {t.allInstalments}
            <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
          </summary>
          <KeyValueList className="mt-2" items={allOf(figures, t)} />
        </details>
      </>
    )
  },
}

const endsOf = ({ installments }: Figures, t: LocalizedTexts<typeof TEXTS>): KeyValueItem[] => {
  const [first, last] = [installments[0], installments.at(-1)]
  if (!first || !last) return []
  return [
    { label: t.instalments, value: String(installments.length) },
    { label: t.first(formatDay(first.dueDate)), value: money(first.amountCents) },
    { label: t.last(formatDay(last.dueDate)), value: money(last.amountCents) },
  ]
}

const allOf = ({ installments, totalCents }: Figures, t: LocalizedTexts<typeof TEXTS>): KeyValueItem[] => [
  ...installments.map(({ dueDate, amountCents }, index) => ({
    label: t.nth(index + 1, formatDay(dueDate)),
    value: money(amountCents),
  })),
  { label: t.total, value: money(totalCents), strong: true },
]
