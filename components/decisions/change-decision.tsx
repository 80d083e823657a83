'use client'
import { Check, Undo2, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Button } from '#components/ui/button.tsx'
import { Callout } from '#components/ui/callout.tsx'
import { ProblemCallout } from '#components/ui/problem-callout.tsx'
import type { ClientProblem } from '#lib/client/answer.ts'

const TEXTS = texts({
  approve: ['Aprovar', 'Approve'],
  refuse: ['Recusar', 'Refuse'],
  withdraw: ['Retirar', 'Withdraw'],
})

const ICONS = { approve: <Check />, refuse: <X />, withdraw: <Undo2 /> }

export type Decision = keyof typeof ICONS

type ChangeDecisionProps = {
  isMine: boolean
  mayDecide?: boolean
  title: string
  children: ReactNode
  decide: (decision: Decision) => Promise<ClientProblem | null>
}

/** Another manager decides; the author of the change may only withdraw it. */
export const ChangeDecision = ({
  isMine,
  mayDecide = true,
  title,
  children,
  decide,
}: ChangeDecisionProps) => {
  const t = useTexts(TEXTS)
  const [problem, setProblem] = useState<ClientProblem | null>(null)
  const [pending, setPending] = useState<Decision | null>(null)
  const run = async (decision: Decision) => {
    setPending(decision)
    const refused = await decide(decision)
    setPending(null)
    setProblem(refused)
  }
  const others: readonly Decision[] = mayDecide ? ['approve', 'refuse'] : []
  const decisions: readonly Decision[] = isMine ? ['withdraw'] : others
  return (
    <>
      <Callout tone={others.length > 0 && !isMine ? 'warning' : 'info'} title={title}>
        {children}
        <div className="mt-3 flex flex-wrap gap-2">
          {decisions.map((decision) => (
            <Button
              key={decision}
              size="small"
              variant={decision === 'approve' ? 'primary' : 'secondary'}
              icon={ICONS[decision]}
              pending={pending === decision}
              onClick={() => void run(decision)}
            >
              {t[decision]}
            </Button>
          ))}
        </div>
      </Callout>
      {problem ? <ProblemCallout problem={problem} /> : null}
    </>
  )
}
