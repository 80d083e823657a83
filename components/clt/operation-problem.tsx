import type { ClientProblem } from '#lib/client/answer'
import { ProblemCallout } from '../fgts/problem-callout.tsx'
import { LinkButton } from '../ui/link-button.tsx'

type OperationProblemProps = { problem: ClientProblem; consultId: string; className?: string }

const EXISTING = ['simulation_already_used', 'consult_in_use']
const STALE = ['simulation_expired', 'simulation_not_found', 'consult_expired', 'consult_not_ready']

/** Why there is no operation, with the way out: the one that exists already, or another simulation. */
export const OperationProblem = ({ problem, consultId, className }: OperationProblemProps) => {
  const { code, operationId, proposalId } = problem
  const existing = operationId ?? proposalId
  if (EXISTING.includes(code) && typeof existing === 'string') {
    return (
      <ProblemCallout
        problem={{ ...problem, nextAction: 'Continue por ela.' }}
        className={className}
        action={
          <LinkButton href={`/proposals/${existing}`} size="small">
            Abrir a operação
          </LinkButton>
        }
      />
    )
  }
  const again = STALE.includes(code) ? (
    <LinkButton href={`/clt/consult/${consultId}`} size="small">
      Voltar à consulta
    </LinkButton>
  ) : undefined
  return <ProblemCallout problem={problem} className={className} action={again} />
}
