import { LinkButton } from '#components/ui/link-button'
import type { ClientProblem } from '#lib/client/answer'
import { ProblemCallout } from './problem-callout.tsx'

type FgtsProposalProblemProps = { problem: ClientProblem; balanceId: string }

/** Why the proposal was not made, with the way out: the one that exists already, or a new simulation. */
export const FgtsProposalProblem = ({ problem, balanceId }: FgtsProposalProblemProps) => {
  const { code, proposalId } = problem
  if (code === 'simulation_already_used' && typeof proposalId === 'string') {
    const words = { ...problem, nextAction: 'Continue por ela.' }
    return (
      <ProblemCallout
        problem={words}
        action={
          <LinkButton href={`/proposals/${proposalId}`} size="small">
            Abrir a proposta
          </LinkButton>
        }
      />
    )
  }
  if (code === 'simulation_expired' || code === 'simulation_not_found') {
    return (
      <ProblemCallout
        problem={problem}
        action={
          <LinkButton href={`/fgts?q=${balanceId}`} size="small">
            Voltar aos saldos
          </LinkButton>
        }
      />
    )
  }
  return <ProblemCallout problem={problem} />
}
