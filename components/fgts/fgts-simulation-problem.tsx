import { Callout } from '#components/ui/callout'
import { LinkButton } from '#components/ui/link-button'
import type { ClientProblem } from '#lib/client/answer'
import { ProblemCallout } from './problem-callout.tsx'

type FgtsSimulationProblemProps = {
  problem: ClientProblem | null
  /** The figures kept differ from those shown. */
  changed: boolean
  balanceId: string
}

const OF_THE_BALANCE = ['balance_expired', 'balance_not_found', 'balance_failed', 'balance_query_in_progress']

/** Why a simulation could not be kept, with the way out. */
export const FgtsSimulationProblem = ({ problem, changed, balanceId }: FgtsSimulationProblemProps) => {
  if (changed)
    return (
      <Callout tone="warning" title="Os valores mudaram" className="mt-4">
        As condições mudaram desde a última conta. Confira os novos valores com o cliente e continue.
      </Callout>
    )
  if (!problem) return null
  const again = OF_THE_BALANCE.includes(problem.code) ? (
    <LinkButton href={`/fgts?q=${balanceId}`} size="small">
      Consultar de novo
    </LinkButton>
  ) : undefined
  return <ProblemCallout problem={problem} action={again} className="mt-4" />
}
