import { formatDay } from '#components/language/day-text.ts'
import { localizedTexts, texts } from '#components/language/texts.ts'
import { feeLabel } from '#components/simulations/fee-label.ts'
import { KeyValueList } from '#components/ui/key-value-list.tsx'
import { Money } from '#components/ui/money.tsx'
import { cents } from '#lib/domain/money.ts'
import type { ProductFigures } from './product-figures.ts'

const TEXTS = texts({
  paid: ['Será descontado do seu FGTS:', 'Will be deducted from your FGTS:'],
  withdrawals: (n: number) =>
    n === 1
      ? ['Em 1 saque-aniversário.', 'In 1 anniversary withdrawal.']
      : [`Em ${n} saques-aniversário.`, `In ${n} anniversary withdrawals.`],
  notYours: [
    'Nada sai do seu bolso nem do seu salário.',
    'Nothing is paid out of your pocket or your salary.',
  ],
  deducted: ['Total descontado do FGTS', 'Total deducted from the FGTS'],
  interest: ['Juros', 'Interest'],
  loan: ['Valor do empréstimo', 'Loan amount'],
  iof: ['IOF (imposto)', 'IOF (tax)'],
  insurance: ['Seguro', 'Insurance'],
  received: ['Você recebe', 'You receive'],
  nth: (n: number, day: string) => [`${n}º saque, em ${day}`, `Withdrawal ${n}, on ${day}`],
  total: ['Total', 'Total'],
  way: [
    'Direto do FGTS, sem boleto e sem débito em conta.',
    'Straight from the FGTS, without payment slips or account debits.',
  ],
})

const money = (value: number) => <Money cents={value} />

/** Interest and charges are deducted from the withdrawals; the rest is the net amount. */
export const fgtsFigures: ProductFigures = {
  paid: ({ totalCents, installments }, language) => {
    const t = localizedTexts(TEXTS, language)
    return (
      <p>
        {t.paid} <Money cents={totalCents} className="font-semibold" />
        <span className="block text-ink-muted text-sm">
          {t.withdrawals(installments.length)} {t.notYours}
        </span>
      </p>
    )
  },
  costs: (figures, language) => {
    const t = localizedTexts(TEXTS, language)
    return [
      { label: t.deducted, value: money(figures.totalCents) },
      { label: t.interest, value: money(cents(figures.issueCents - figures.totalCents)) },
      { label: t.loan, value: money(figures.issueCents) },
      { label: t.iof, value: money(cents(-figures.iofCents)) },
      { ...feeLabel(figures, language), value: money(cents(-figures.feeCents)) },
      ...(figures.insuranceCents > 0
        ? [{ label: t.insurance, value: money(cents(-figures.insuranceCents)) }]
        : []),
      { label: t.received, value: money(figures.netCents), strong: true },
    ]
  },
  way: TEXTS.way,
  schedule: ({ installments, totalCents }, language) => {
    const t = localizedTexts(TEXTS, language)
    return (
      <KeyValueList
        items={[
          ...installments.map(({ dueDate, amountCents }, index) => ({
            label: t.nth(index + 1, formatDay(dueDate)),
            value: money(amountCents),
          })),
          { label: t.total, value: money(totalCents), strong: true },
        ]}
      />
    )
  },
}
