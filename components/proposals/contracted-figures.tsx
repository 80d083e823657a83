import type { Proposal } from '#lib/client/proposals'
import { ScheduleBars } from '../charts/schedule-bars.tsx'
import { formatDay } from '../fgts/day-text.ts'
import { centsOfReais } from '../fgts/reais.ts'
import { Card } from '../ui/card.tsx'
import { type KeyValueItem, KeyValueList } from '../ui/key-value-list.tsx'
import { Money } from '../ui/money.tsx'
import { writtenRate } from './wire-text.ts'

type ContractedFiguresProps = { proposal: Proposal; institutionName: string }

/** The figures of the contract, as simulated, and the withdrawals that pay it. */
export const ContractedFigures = ({ proposal, institutionName }: ContractedFiguresProps) => {
  const { simulation, periods } = proposal
  return (
    <Card title="O que foi contratado" description={`${institutionName} · FGTS saque-aniversário`}>
      <p className="text-ink-muted text-sm">Valor líquido para o cliente</p>
      <Money cents={centsOfReais(simulation.availableBalance)} size="hero" />
      <div className="mt-5 grid gap-x-10 gap-y-5 md:grid-cols-2">
        <KeyValueList items={amounts(simulation)} />
        <KeyValueList items={rates(simulation)} />
      </div>
      <section className="mt-6 border-t pt-5">
        <h3 className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 font-medium text-sm">
          <span>
            {periods.length === 1 ? 'Saque que paga' : `${periods.length} saques que pagam`} o contrato
          </span>
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
      </section>
    </Card>
  )
}

type Simulation = Proposal['simulation']

const money = (amount: number) => <Money cents={centsOfReais(amount)} />

const amounts = (simulation: Simulation): KeyValueItem[] => [
  { label: 'Valor financiado', value: money(simulation.emissionAmount) },
  { label: 'IOF', value: money(simulation.iof) },
  { label: 'Tarifa de cadastro', value: money(simulation.tc) },
  ...(simulation.insuranceAmount > 0 ? [{ label: 'Seguro', value: money(simulation.insuranceAmount) }] : []),
  { label: 'Liberação prevista', value: formatDay(simulation.releaseDate) },
]

const rates = (simulation: Simulation): KeyValueItem[] => [
  { label: 'Juros ao mês', value: writtenRate(simulation.tax) },
  { label: 'Juros ao ano', value: writtenRate(simulation.annualTax) },
  { label: 'CET ao mês', value: writtenRate(simulation.cet), strong: true },
  { label: 'CET ao ano', value: writtenRate(simulation.annualCet), strong: true },
]
