import type { ReactNode } from 'react'
import type { ClientProblem } from '#lib/client/answer'
import { Callout } from './callout.tsx'

type ProblemCalloutProps = {
  problem: Pick<ClientProblem, 'title' | 'detail' | 'nextAction'>
  action?: ReactNode
  className?: string
}

/** What went wrong and what to do about it, in the words of the catalogue. */
export const ProblemCallout = ({ problem, action, className }: ProblemCalloutProps) => (
  <Callout tone="danger" title={problem.title} action={action} className={className}>
    {problem.detail} {problem.nextAction}
  </Callout>
)
