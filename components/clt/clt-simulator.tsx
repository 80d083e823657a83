'use client'
import { useState } from 'react'
import { centsOfReais } from '#components/language/reais.ts'
import { useSettled } from '#components/ui/use-settled.ts'
import { problemIn } from '#lib/client/call-api'
import {
  type CltSimulation,
  type ComparedCltConfig,
  type CreateCltSimulation,
  useCltSimulation,
} from '#lib/client/clt-offers'
import type { Cents } from '#lib/domain/money'
import { InstallmentSchedule, type ScheduledInstallment } from '../proposals/installment-schedule.tsx'
import { ResultPlace } from '../proposals/result-place.tsx'
import { WorkingsDisclosure } from '../simulations/workings-disclosure.tsx'
import { Card } from '../ui/card.tsx'
import { CltAmountCard } from './clt-amount-card.tsx'
import { amountOfMode, type CltChoice, type CltMode, offerOf, wishOf } from './clt-choice.ts'
import { CltCurveCard } from './clt-curve-card.tsx'
import { CltResultCard } from './clt-result-card.tsx'
import { CltSimulationProblem } from './clt-simulation-problem.tsx'

type CltSimulatorProps = {
  consultId: string
  marginCents: Cents
  compared: readonly ComparedCltConfig[]
  first: CltChoice
  create: CreateCltSimulation
  serverNow: string
}

/** Longer than between two keys, shorter than a wait. */
const SETTLE_MS = 350

/**
 * Composes a simulation on a margin; any change is simulated at once, and what is shown is what can be
 * contracted.
 */
export const CltSimulator = ({ consultId, marginCents, compared, first, ...props }: CltSimulatorProps) => {
  const [choice, setChoice] = useState(first)
  const change = (part: Partial<CltChoice>) => setChoice((present) => ({ ...present, ...part }))
  const wish = wishOf(consultId, choice)
  const settled = useSettled(wish, SETTLE_MS)
  const unsettled = JSON.stringify(settled) !== JSON.stringify(wish)
  const simulated = useCltSimulation(props.create, settled)
  const { data: simulation } = simulated
  const config = compared.find(({ config: { id } }) => id === choice.configId)
  const turn = (mode: CltMode) => change({ mode, amountCents: amountOfMode(mode, simulation) })
  const failed = !unsettled && simulated.error ? problemIn(simulated.error) : null
  return (
    <div className="grid gap-5 @4xl:grid-cols-[minmax(0,1fr)_22rem] @4xl:items-start">
      <CltAmountCard
        choice={choice}
        counts={config?.offers.map((offer) => offer.number_of_installments) ?? []}
        onMode={turn}
        onChange={change}
      />
      <ResultPlace
        className="@4xl:sticky @4xl:top-8 @4xl:col-start-2 @4xl:row-span-3 @4xl:row-start-1"
        cents={simulation && !failed ? centsOfReais(simulation.disbursed_issue_amount) : null}
      >
        <CltResultCard
          configName={config?.config.name ?? ''}
          simulation={simulation}
          stale={unsettled || simulated.isFetching || wish === null}
          problem={
            failed ? (
              <CltSimulationProblem
                problem={failed}
                {...{ consultId, choice }}
                most={offerOf(config, choice.numberOfInstallments)?.figures}
                onChange={change}
              />
            ) : null
          }
          serverNow={props.serverNow}
        />
      </ResultPlace>
      <CltCurveCard {...{ compared, choice, marginCents }} onChange={change} />
      {simulation && !failed ? (
        <>
          <Card padding="flush" className="px-4 py-1 sm:px-5">
            <InstallmentSchedule installments={simulation.disbursement_option.installments.map(scheduled)} />
          </Card>
          <WorkingsDisclosure source={{ id: simulation.id }} />
        </>
      ) : null}
    </div>
  )
}

type Installment = CltSimulation['disbursement_option']['installments'][number]

const scheduled = (item: Installment): ScheduledInstallment => ({
  number: item.installment_number,
  dueDate: item.due_date,
  total: item.total_amount,
  principal: item.principal_amount,
  interest: item.interest_amount,
})
