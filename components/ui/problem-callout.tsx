import type { ReactNode } from 'react'
import type { ClientProblem } from '#lib/client/answer'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { Callout } from './callout.tsx'

const TEXTS = texts({
  code: (code: string) => [`Código para o suporte: ${code}`, `Code for support: ${code}`],
})

type ProblemCalloutProps = {
  problem: Pick<ClientProblem, 'title' | 'detail' | 'nextAction'> &
    Partial<Pick<ClientProblem, 'status' | 'requestId'>>
  action?: ReactNode
  className?: string
}

/**
 * What went wrong and what to do about it, in the words of the catalogue; where the fault is ours, with the
 * id of the request, by which it is found in the log.
 */
export const ProblemCallout = ({ problem, action, className }: ProblemCalloutProps) => {
  const t = useTexts(TEXTS)
  const { title, detail, nextAction, status = 0, requestId } = problem
  return (
    <Callout tone="danger" title={title} action={action} className={className}>
      {detail} {nextAction}
      {status >= 500 && requestId ? (
        <span className="mt-1 block break-all text-ink-muted text-xs">{t.code(requestId)}</span>
      ) : null}
    </Callout>
  )
}
