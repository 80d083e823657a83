import type { ReactNode } from 'react'
import { useLanguage } from '#components/use-language.ts'
import type { ClientProblem } from '#lib/client/answer.ts'
import { Callout } from './callout.tsx'
import { SupportCode } from './support-code.tsx'

type ProblemCalloutProps = {
  problem: Pick<ClientProblem, 'title' | 'detail' | 'nextAction'> &
    Partial<Pick<ClientProblem, 'status' | 'requestId'>>
  action?: ReactNode
  className?: string
}

export const ProblemCallout = ({ problem, action, className }: ProblemCalloutProps) => {
  const language = useLanguage()
  const { title, detail, nextAction, status = 0, requestId } = problem
  return (
    <Callout tone="danger" title={title} action={action} className={className}>
      {detail} {nextAction}
      {status >= 500 && requestId ? (
        <span className="mt-1 block">
          <SupportCode code={requestId} language={language} />
        </span>
      ) : null}
    </Callout>
  )
}
