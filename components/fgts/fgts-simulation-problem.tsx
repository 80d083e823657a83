import { Callout } from '#components/ui/callout'
import { LinkButton } from '#components/ui/link-button'
import { ProblemCallout } from '#components/ui/problem-callout'
import type { ClientProblem } from '#lib/client/answer'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { fgtsHref } from './fgts-address.ts'

const TEXTS = texts({
  changed: ['Os valores mudaram', 'The amounts have changed'],
  changedText: [
    'As condições mudaram desde a última conta. Confira os novos valores com o cliente e continue.',
    'The conditions have changed since the last calculation. Check the new amounts with the customer and go on.',
  ],
  queryAgain: ['Consultar de novo', 'Query again'],
})

type FgtsSimulationProblemProps = {
  problem: ClientProblem | null
  /** The figures kept differ from those shown. */
  changed: boolean
  balanceId: string
}

const OF_THE_BALANCE = ['balance_expired', 'balance_not_found', 'balance_failed', 'balance_query_in_progress']

/** Why a simulation could not be kept, with the way out. */
export const FgtsSimulationProblem = ({ problem, changed, balanceId }: FgtsSimulationProblemProps) => {
  const t = useTexts(TEXTS)
  if (changed)
    return (
      <Callout tone="warning" title={t.changed} className="mt-4">
        {t.changedText}
      </Callout>
    )
  if (!problem) return null
  const again = OF_THE_BALANCE.includes(problem.code) ? (
    <LinkButton href={fgtsHref([balanceId])} size="small">
      {t.queryAgain}
    </LinkButton>
  ) : undefined
  return <ProblemCallout problem={problem} action={again} className="mt-4" />
}
