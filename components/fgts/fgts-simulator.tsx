'use client'
import { useState } from 'react'
import { FiguresExpiry } from '#components/contract-form/figures-expiry.tsx'
import { ResultRegion } from '#components/contract-form/result-region.tsx'
import { centsOfReais } from '#components/language/reais.ts'
import { type LocalizedTexts, texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { OfferDialog } from '#components/simulations/offer-dialog.tsx'
import { WorkingsDisclosure } from '#components/simulations/workings-disclosure.tsx'
import { useDebouncedValue } from '#components/ui/use-debounced-value.ts'
import type { ClientAction } from '#lib/client/answer.ts'
import { problemIn } from '#lib/client/call-api.ts'
import {
  type ComparedFgtsTable,
  type FgtsBalanceQuery,
  type FgtsComparisonRequest,
  type FgtsPriceTable,
  type FgtsSimulation,
  useFgtsComparison,
} from '#lib/client/fgts.ts'
import type { ExplainFgts } from '#lib/client/simulations.ts'
import { cents, centsToNumber, formatBrl } from '#lib/domain/money.ts'
import { choosablesOf, type FgtsRulesToday } from './fgts-choice.ts'
import { FgtsChoiceCard } from './fgts-choice-card.tsx'
import { firstFgtsTable, rankedFgtsTables } from './fgts-ranked-tables.ts'
import { FgtsResultCard } from './fgts-result-card.tsx'
import { FgtsSchedule } from './fgts-schedule.tsx'
import { FgtsSimulationProblem } from './fgts-simulation-problem.tsx'
import { FgtsTableComparison } from './fgts-table-comparison.tsx'
import { useCreateFgtsSimulation } from './use-create-fgts-simulation.ts'
import { type FgtsChoiceState, useFgtsChoice } from './use-fgts-choice.ts'

const TEXTS = texts({
  nothing: ['Sem valores por enquanto.', 'No amounts for now.'],
  correct: [
    'Corrija as parcelas marcadas para ver os valores.',
    'Correct the chosen instalments to see the amounts.',
  ],
  computing: ['Calculando…', 'Calculating…'],
  less: (amount: string, table: string) => [
    `${amount} a menos do que com a tabela ${table}.`,
    `${amount} less than with the table ${table}.`,
  ],
  more: (amount: string, table: string) => [
    `Custa ${amount} a mais do que com a tabela ${table}.`,
    `Costs ${amount} more than with the table ${table}.`,
  ],
  correctToCompare: ['Corrija as parcelas para comparar.', 'Correct the instalments to compare.'],
})

export type FgtsSimulatorProps = {
  balance: FgtsBalanceQuery
  tables: readonly FgtsPriceTable[]
  compared: ComparedFgtsTable[]
  on: FgtsRulesToday
  /** Expiry of a simulation created now, RFC 3339. */
  expiresAt: string
  serverNow: string
  actions: {
    compare: ClientAction<FgtsComparisonRequest, ComparedFgtsTable[]>
    create: ClientAction<FgtsComparisonRequest & { simulationFeesId: string }, FgtsSimulation>
    explain: ExplainFgts
  }
}

/** Debounce: longer than the pause between two keystrokes. */
const SETTLE_MS = 220

const requestOf = (
  { documentNumber, provider, id }: FgtsBalanceQuery,
  choice: FgtsChoiceState,
): FgtsComparisonRequest => ({
  documentNumber,
  provider,
  balanceId: id,
  targetAmount: centsToNumber(cents(choice.targetCents ?? 0)),
  desiredInstallments: choice.installments.map(({ dueDate, amountCents }) => ({
    dueDate,
    totalAmount: centsToNumber(amountCents),
  })),
})

type Hindrance = { sound: boolean; failed: boolean; refusal: ComparedFgtsTable['refusal'] }

const hindranceOf = (
  t: LocalizedTexts<typeof TEXTS>,
  { sound, failed, refusal }: Hindrance,
): string | null => {
  if (!sound) return t.correct
  return failed ? t.nothing : (refusal?.text ?? null)
}

export const FgtsSimulator = ({ balance, tables, on, actions, ...props }: FgtsSimulatorProps) => {
  const { rules } = on
  const { compared: first, ...times } = props
  const t = useTexts(TEXTS)
  const [choosables] = useState(() =>
    choosablesOf(
      balance.periods.map(({ dueDate, amount }) => ({ dueDate, amountCents: centsOfReais(amount) })),
      on,
    ),
  )
  const choice = useFgtsChoice(choosables, on)
  const [pickedId, setPickedId] = useState<string | null>(null)
  const request = requestOf(balance, choice)
  const source = { ...actions, first }
  const { debounced, stale, compared, error } = useDebouncedComparison(source, request, choice.sound)
  const ranked = rankedFgtsTables(tables, compared)
  const selected = ranked.find(({ table }) => table.id === pickedId) ?? firstFgtsTable(ranked)
  const [best] = ranked
  const behindOf = choice.targetCents === null ? t.less : t.more
  const tableId = selected?.table.id ?? ''
  const ofTable = selected?.compared
  const figures = ofTable?.figures
  const failed = error !== null && compared.length === 0
  const refusal = choice.sound ? (ofTable?.refusal ?? null) : null
  return (
    <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
      <div className="grid min-w-0 gap-5">
        <FgtsChoiceCard {...{ choosables, rules, choice }} targetMaximum={refusal?.maximum ?? null} />
        <FgtsTableComparison
          {...{ ranked, stale }}
          byTarget={choice.targetCents !== null}
          waiting={failed ? t.nothing : choice.sound ? t.computing : t.correctToCompare}
          chosenId={tableId}
          onChoose={setPickedId}
        />
        {figures ? <FgtsSchedule installments={figures.installments} /> : null}
        {figures ? (
          <WorkingsDisclosure
            source={{ explain: actions.explain, request: { ...debounced, simulationFeesId: tableId } }}
          />
        ) : null}
      </div>
      <SimulationResult
        behind={
          selected && best && selected.extraCost
            ? behindOf(formatBrl(selected.extraCost), best.table.visible_name)
            : null
        }
        tableName={selected?.table.visible_name ?? ''}
        {...{ figures, stale, error }}
        hindrance={hindranceOf(t, { sound: choice.sound, failed, refusal })}
        request={{ ...request, simulationFeesId: tableId }}
        create={actions.create}
        balanceId={balance.id}
        {...times}
      />
    </div>
  )
}

type ComparisonSource = { compare: FgtsSimulatorProps['actions']['compare']; first: ComparedFgtsTable[] }

const useDebouncedComparison = (
  { compare, first }: ComparisonSource,
  request: FgtsComparisonRequest,
  sound: boolean,
) => {
  const [initial] = useState({ request: JSON.stringify(request), compared: first })
  const debounced = useDebouncedValue(request, SETTLE_MS)
  const unsettled = JSON.stringify(debounced) !== JSON.stringify(request)
  const comparison = useFgtsComparison({
    compare,
    request: debounced,
    enabled: sound && !unsettled,
    initial: JSON.stringify(debounced) === initial.request ? initial.compared : undefined,
  })
  return {
    debounced,
    stale: unsettled || comparison.isPlaceholderData,
    compared: (sound && comparison.data) || [],
    error: comparison.error,
  }
}

type SimulationResultProps = Pick<FgtsSimulatorProps, 'expiresAt' | 'serverNow'> & {
  tableName: string
  behind: string | null
  figures: ComparedFgtsTable['figures'] | undefined
  stale: boolean
  hindrance: string | null
  error: Error | null
  request: FgtsComparisonRequest & { simulationFeesId: string }
  create: FgtsSimulatorProps['actions']['create']
  balanceId: string
}

const SimulationResult = ({ figures, stale, request, ...props }: SimulationResultProps) => {
  const { tableName, behind, hindrance, error, balanceId, expiresAt, serverNow } = props
  const creation = useCreateFgtsSimulation(props.create)
  return (
    <ResultRegion
      opensFocused
      className="lg:sticky lg:top-8"
      cents={figures ? centsOfReais(figures.availableBalance) : null}
    >
      <FgtsResultCard
        {...{ tableName, behind, figures, stale, hindrance }}
        creating={creation.creating}
        onCreate={() => creation.create(request, figures ?? undefined)}
        offer={
          <OfferDialog
            className="mt-2"
            disabled={!figures || stale || creation.creating}
            simulation={() => creation.store(request, figures ?? undefined)}
          />
        }
        problem={
          <FgtsSimulationProblem
            problem={creation.problem ?? (error ? problemIn(error) : null)}
            changed={creation.changed}
            balanceId={balanceId}
          />
        }
        expiry={<FiguresExpiry {...{ expiresAt, serverNow }} className="mt-3 justify-center" />}
      />
    </ResultRegion>
  )
}
