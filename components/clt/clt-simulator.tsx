'use client'
import { ResultRegion } from '#components/contract-form/result-region.tsx'
import { centsOfReais } from '#components/language/reais.ts'
import {
  InstallmentSchedule,
  type ScheduledInstallment,
} from '#components/simulations/installment-schedule.tsx'
import { WorkingsDisclosure } from '#components/simulations/workings-disclosure.tsx'
import { Card } from '#components/ui/card.tsx'
import type {
  CltSimulation,
  CompareCltOffers,
  ComparedCltTable,
  CreateCltSimulation,
} from '#lib/client/clt-offers.ts'
import type { Cents } from '#lib/domain/money.ts'
import { CltAmountCard } from './clt-amount-card.tsx'
import { type CltChoice, offerOf } from './clt-choice.ts'
import { CltCostCard } from './clt-cost-card.tsx'
import { CltResultCard } from './clt-result-card.tsx'
import { CltSimulationProblem } from './clt-simulation-problem.tsx'
import { useCltChoice } from './use-clt-choice.ts'

type CltSimulatorProps = {
  consultId: string
  marginCents: Cents
  atMost: readonly ComparedCltTable[]
  first: CltChoice
  actions: { compare: CompareCltOffers; create: CreateCltSimulation }
  serverNow: string
}

/** Every change is simulated and stored at once, so that an operation can use the figures on screen. */
export const CltSimulator = ({ consultId, marginCents, atMost, first, ...props }: CltSimulatorProps) => {
  const state = useCltChoice({ consultId, atMost, first, ...props.actions })
  const { requested, choice, compared, simulation, change, failed } = state
  const ofTable = (tables: readonly ComparedCltTable[]) =>
    tables.find(({ table }) => table.id === choice.priceTableId)
  return (
    <div className="grid gap-5 @4xl:grid-cols-[minmax(0,1fr)_22rem] @4xl:items-start">
      <CltAmountCard {...{ requested, choice, compared }} onMode={state.turn} onChange={change} />
      <ResultRegion
        opensFocused
        className="@4xl:sticky @4xl:top-8 @4xl:col-start-2 @4xl:row-span-3 @4xl:row-start-1"
        cents={simulation && !failed ? centsOfReais(simulation.disbursed_issue_amount) : null}
      >
        <CltResultCard
          tableName={ofTable(atMost)?.table.name ?? ''}
          {...{ simulation, choice, compared }}
          stale={state.stale}
          problem={
            failed ? (
              <CltSimulationProblem
                problem={failed}
                {...{ consultId, choice }}
                most={offerOf(ofTable(atMost), choice.numberOfInstallments)?.figures}
                onChange={change}
              />
            ) : null
          }
          serverNow={props.serverNow}
        />
      </ResultRegion>
      <CltCostCard {...{ compared, requested, choice, marginCents }} onChange={change} />
      {simulation && !failed ? (
        <>
          <Card padding="flush" className="px-4 py-1 sm:px-5">
            <InstallmentSchedule
              installments={simulation.disbursement_option.installments.map(scheduledInstallmentOf)}
            />
          </Card>
          <WorkingsDisclosure source={{ id: simulation.id }} />
        </>
      ) : null}
    </div>
  )
}

type Installment = CltSimulation['disbursement_option']['installments'][number]

const scheduledInstallmentOf = (item: Installment): ScheduledInstallment => ({
  number: item.installment_number,
  dueDate: item.due_date,
  total: item.total_amount,
  principal: item.principal_amount,
  interest: item.interest_amount,
})
