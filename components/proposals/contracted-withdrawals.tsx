import { ScheduleBars } from '#components/charts/schedule-bars.tsx'
import { formatDay } from '#components/language/day-text.ts'
import { centsOfReais } from '#components/language/reais.ts'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Money } from '#components/ui/money.tsx'
import type { Proposal } from '#lib/client/proposals.ts'

const TEXTS = texts({
  paidBy: (withdrawals: number) =>
    withdrawals === 1
      ? ['Saque que paga o contrato', 'Withdrawal that pays the contract']
      : [`${withdrawals} saques que pagam o contrato`, `${withdrawals} withdrawals that pay the contract`],
  total: ['Total no FGTS', 'Total in FGTS'],
  instalments: ['Parcelas do contrato', 'Instalments of the contract'],
  due: ['Vencimento', 'Due date'],
  amount: ['Valor', 'Amount'],
})

export const ContractedWithdrawals = ({ proposal: { periods, simulation } }: { proposal: Proposal }) => {
  const t = useTexts(TEXTS)
  return (
    <>
      <h3 className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 font-medium text-sm">
        <span>{t.paidBy(periods.length)}</span>
        <span className="text-ink-muted">
          {t.total} <Money cents={centsOfReais(simulation.totalBalance)} className="font-semibold text-ink" />
        </span>
      </h3>
      <ScheduleBars
        caption={t.instalments}
        labelHeader={t.due}
        valueHeader={t.amount}
        bars={periods.map(({ dueDate, amount }) => ({
          id: dueDate,
          label: formatDay(dueDate),
          value: centsOfReais(amount),
          text: amount.toLocaleString('pt-BR', { minimumFractionDigits: 2 }),
        }))}
      />
    </>
  )
}
