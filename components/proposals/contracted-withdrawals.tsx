import type { Proposal } from '#lib/client/proposals'
import { ScheduleBars } from '../charts/schedule-bars.tsx'
import { formatDay } from '../fgts/day-text.ts'
import { centsOfReais } from '../fgts/reais.ts'
import { Money } from '../ui/money.tsx'

/** The yearly withdrawals that pay an FGTS contract. */
export const ContractedWithdrawals = ({ proposal: { periods, simulation } }: { proposal: Proposal }) => (
  <>
    <h3 className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 font-medium text-sm">
      <span>{periods.length === 1 ? 'Saque que paga' : `${periods.length} saques que pagam`} o contrato</span>
      <span className="text-ink-muted">
        Total no FGTS{' '}
        <Money cents={centsOfReais(simulation.totalBalance)} className="font-semibold text-ink" />
      </span>
    </h3>
    <ScheduleBars
      caption="Parcelas do contrato"
      labelHeader="Vencimento"
      valueHeader="Valor"
      bars={periods.map(({ dueDate, amount }) => ({
        id: dueDate,
        label: formatDay(dueDate),
        value: centsOfReais(amount),
        text: amount.toLocaleString('pt-BR', { minimumFractionDigits: 2 }),
      }))}
    />
  </>
)
