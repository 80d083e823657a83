import type { Proposal } from '#lib/client/proposals'
import { formatDay } from '../fgts/day-text.ts'
import { centsOfReais } from '../fgts/reais.ts'
import { Card } from '../ui/card.tsx'
import { type KeyValueItem, KeyValueList } from '../ui/key-value-list.tsx'
import { Money } from '../ui/money.tsx'
import { ContractedInstallments } from './contracted-installments.tsx'
import { ContractedWithdrawals } from './contracted-withdrawals.tsx'
import { PRODUCT_NAMES } from './product-names.ts'
import { writtenRate } from './wire-text.ts'

type ContractedFiguresProps = { proposal: Proposal; institutionName: string }

/** The figures of the contract, as simulated, and what pays it. */
export const ContractedFigures = ({ proposal, institutionName }: ContractedFiguresProps) => {
  const { simulation, product } = proposal
  return (
    <Card title="O que foi contratado" description={`${institutionName} · ${PRODUCT_NAMES[product].full}`}>
      <p className="text-ink-muted text-sm">Valor líquido para o cliente</p>
      <Money cents={centsOfReais(simulation.availableBalance)} size="hero" />
      <div className="mt-5 grid gap-x-10 gap-y-5 md:grid-cols-2">
        <KeyValueList items={amounts(simulation)} />
        <KeyValueList items={rates(simulation)} />
      </div>
      <section className="mt-6 border-t pt-5">
        {product === 'clt' ? (
          <ContractedInstallments proposal={proposal} />
        ) : (
          <ContractedWithdrawals proposal={proposal} />
        )}
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
