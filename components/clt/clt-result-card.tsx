'use client'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { FiguresExpiry } from '#components/contract-form/figures-expiry.tsx'
import { centsOfReais, formatReais } from '#components/language/reais.ts'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { OfferDialog } from '#components/simulations/offer-dialog.tsx'
import { Button } from '#components/ui/button.tsx'
import { Card } from '#components/ui/card.tsx'
import { cn } from '#components/ui/class-names.ts'
import { LinkButton } from '#components/ui/link-button.tsx'
import { Money } from '#components/ui/money.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { useLanguage } from '#components/use-language.ts'
import type { CltSimulation, ComparedCltTable } from '#lib/client/clt-offers.ts'
import { formatBrl } from '#lib/domain/money.ts'
import { type CltChoice, cheapestTables, extraCostOf } from './clt-choice.ts'
import { lastInstallmentText } from './last-installment-text.ts'
import { SimulationFigures } from './simulation-figures.tsx'

const TEXTS = texts({
  result: ['Resultado da simulação', 'Result of the simulation'],
  receives: ['O cliente recebe', 'The customer receives'],
  next: ['Continuar', 'Continue'],
  insured: (table: string) => [`${table}, com seguro`, `${table}, with insurance`],
  behind: (amount: string, table: string) => [
    `Custa ${amount} a mais do que com a tabela ${table}.`,
    `Costs ${amount} more than with the table ${table}.`,
  ],
})

type CltResultCardProps = {
  tableName: string
  simulation: CltSimulation | undefined
  choice: CltChoice
  compared: readonly ComparedCltTable[]
  stale: boolean
  problem: ReactNode
  serverNow: string
}

/** The simulation on screen is already stored, so an operation created from it has exactly these figures. */
export const CltResultCard = ({ tableName, simulation, stale, problem, ...props }: CltResultCardProps) => {
  const { choice, compared, serverNow } = props
  const t = useTexts(TEXTS)
  const ready = simulation && !problem
  return (
    <Card aria-busy={stale} aria-label={t.result}>
      <p className="flex items-baseline justify-between gap-3 text-ink-muted text-sm">
        {t.receives}
        <span className="truncate">{tableName}</span>
      </p>
      <div className={cn('transition-opacity', stale && 'opacity-60')}>
        {problem ? (
          <div className="mt-3 min-h-24">{problem}</div>
        ) : simulation ? (
          <ReceivedFigures {...{ simulation, choice, compared }} />
        ) : (
          <>
            <Skeleton variant="block" className="mt-2 h-11 w-52" />
            <Skeleton lines={9} className="mt-8 space-y-5" />
          </>
        )}
      </div>
      <CreateOperation simulation={ready && !stale ? simulation : null} />
      {ready ? <OfferDialog simulation={simulation.id} disabled={stale} className="mt-2" /> : null}
      {ready ? (
        <FiguresExpiry
          expiresAt={simulation.expires_at}
          serverNow={serverNow}
          className="mt-3 justify-center"
        />
      ) : null}
    </Card>
  )
}

type ReceivedFiguresProps = Pick<CltResultCardProps, 'choice' | 'compared'> & { simulation: CltSimulation }

const ReceivedFigures = ({ simulation, choice, compared }: ReceivedFiguresProps) => {
  const t = useTexts(TEXTS)
  const { priceTableId, numberOfInstallments } = choice
  const last = lastInstallmentText(simulation, simulation.number_of_installments, useLanguage())
  const [best] = cheapestTables(compared, numberOfInstallments)
  const extra = extraCostOf(compared, priceTableId, numberOfInstallments)
  return (
    <>
      <p aria-live="polite">
        <Money cents={centsOfReais(simulation.disbursed_issue_amount)} size="hero" className="mt-1 block" />
        <span className="mt-1 block text-lg tabular-nums">
          {simulation.number_of_installments} × {formatReais(simulation.installment_value)}
          {last ? <span className="text-ink-muted text-sm">, {last}</span> : null}
        </span>
      </p>
      {extra && best ? (
        <p className="mt-1 text-pretty text-sm text-warning tabular-nums">
          {t.behind(formatBrl(extra), best.table.is_insured ? t.insured(best.table.name) : best.table.name)}
        </p>
      ) : null}
      <div className="mt-4 border-t pt-4">
        <SimulationFigures simulation={simulation} />
      </div>
    </>
  )
}

const CreateOperation = ({ simulation }: { simulation: CltSimulation | null }) => {
  const t = useTexts(TEXTS)
  return simulation ? (
    <LinkButton
      href={`/clt/operation/${simulation.id}`}
      variant="primary"
      size="large"
      full
      className="mt-5"
      iconEnd={<ArrowRight />}
    >
      {t.next}
    </LinkButton>
  ) : (
    <Button variant="primary" size="large" full className="mt-5" iconEnd={<ArrowRight />} disabled>
      {t.next}
    </Button>
  )
}
