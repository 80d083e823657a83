import { formatDay } from '#components/language/day-text.ts'
import { centsOfReais, formatReais } from '#components/language/reais.ts'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { InstallmentSchedule } from '#components/simulations/installment-schedule.tsx'
import { Money } from '#components/ui/money.tsx'
import type { Proposal } from '#lib/client/proposals.ts'

const TEXTS = texts({
  onPayroll: ['na folha de pagamento', 'on the payroll'],
  total: ['Total a pagar', 'Total to pay'],
  fromTo: (from: string, to: string) => [`De ${from} a ${to}`, `From ${from} to ${to}`],
  last: (amount: string) => [`; a última é de ${amount}`, `; the last is ${amount}`],
  margin: (amount: string) => [
    `. Margem por mês na consulta: ${amount}`,
    `. Monthly margin when queried: ${amount}`,
  ],
})

export const ContractedInstallments = ({ proposal }: { proposal: Proposal }) => {
  const t = useTexts(TEXTS)
  const { periods, clt, simulation } = proposal
  const [first, last] = [periods[0], periods.at(-1)]
  if (!first || !last) return null
  return (
    <>
      <h3 className="flex flex-wrap items-baseline justify-between gap-x-4 font-medium text-sm">
        <span className="text-base">
          {periods.length} × {formatReais(first.amount)}{' '}
          <span className="font-normal text-ink-muted text-sm">{t.onPayroll}</span>
        </span>
        <span className="text-ink-muted">
          {t.total} <Money cents={centsOfReais(simulation.totalBalance)} className="font-semibold text-ink" />
        </span>
      </h3>
      <p className="mt-1 text-ink-muted text-sm">
        {t.fromTo(formatDay(first.dueDate), formatDay(last.dueDate))}
        {last.amount === first.amount ? '' : t.last(formatReais(last.amount))}
        {clt.marginAmount === null ? '' : t.margin(formatReais(clt.marginAmount))}.
      </p>
      <InstallmentSchedule
        className="mt-3"
        installments={periods.map(({ dueDate, amount, principalAmount, interestAmount }, index) => ({
          number: index + 1,
          dueDate,
          total: amount,
          principal: principalAmount,
          interest: interestAmount,
        }))}
      />
    </>
  )
}
