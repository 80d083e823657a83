'use client'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { useReveals } from '#components/personal-data/use-reveals.ts'
import { Button } from '#components/ui/button.tsx'
import { Card } from '#components/ui/card.tsx'
import { CodeBlock } from '#components/ui/code-block.tsx'
import { ProblemCallout } from '#components/ui/problem-callout.tsx'
import type { ClientProblem } from '#lib/client/answer.ts'
import { runAction } from '#lib/client/run-action.ts'
import type { DeliveryDetail, RevealBody } from '#lib/client/webhooks.ts'

const TEXTS = texts({
  title: ['Corpo', 'Body'],
  same: ['O mesmo em toda tentativa.', 'The same on every attempt.'],
  masked: ['Dados pessoais ocultos.', 'Personal data hidden.'],
  show: ['Mostrar dados pessoais', 'Show personal data'],
  hide: ['Ocultar dados pessoais', 'Hide personal data'],
  noted: ['Quem vê fica registrado.', 'Who views it is recorded.'],
})

type DeliveryBodyCardProps = { delivery: DeliveryDetail; reveal: RevealBody }

/** Personal data is masked until a reveal, which is audited. */
export const DeliveryBodyCard = ({ delivery, reveal }: DeliveryBodyCardProps) => {
  const t = useTexts(TEXTS)
  const { withReason } = useReveals()
  const [revealedBody, setRevealedBody] = useState<string | null>(null)
  const [problem, setProblem] = useState<ClientProblem | null>(null)
  const [pending, setPending] = useState(false)
  const toggle = async () => {
    setProblem(null)
    if (revealedBody !== null) {
      setRevealedBody(null)
      return
    }
    setPending(true)
    const answer = await withReason((why) => runAction(reveal, { id: delivery.id, ...(why && { why }) }))
    setPending(false)
    if (answer.ok) setRevealedBody(answer.data.body)
    else if (answer.problem.code !== 'reveal_reason_required') setProblem(answer.problem)
  }
  return (
    <Card
      title={t.title}
      description={`${t.same} ${revealedBody === null ? t.masked : ''} ${t.noted}`}
      actions={
        <Button
          size="small"
          icon={revealedBody === null ? <Eye /> : <EyeOff />}
          pending={pending}
          onClick={() => void toggle()}
        >
          {revealedBody === null ? t.show : t.hide}
        </Button>
      }
    >
      {problem ? <ProblemCallout problem={problem} className="mb-3" /> : null}
      <CodeBlock label={t.title}>{revealedBody ?? delivery.request.body}</CodeBlock>
    </Card>
  )
}
