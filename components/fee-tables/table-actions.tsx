'use client'
import { CopyPlus, Power, PowerOff } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { ClientProblem } from '#lib/client/answer'
import { runAction } from '#lib/client/run-action'
import type { StartTableChange } from '#lib/client/tables'
import { ProblemCallout } from '../fgts/problem-callout.tsx'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { Button } from '../ui/button.tsx'

const TEXTS = texts({
  new_version: ['Nova versão', 'New version'],
  activate: ['Voltar ao uso', 'Back into use'],
  retire: ['Retirar de uso', 'Take out of use'],
})

type Kind = 'new_version' | 'activate' | 'retire'

type TableActionsProps = { id: string; active: boolean; start: StartTableChange }

const ICONS = { new_version: <CopyPlus />, activate: <Power />, retire: <PowerOff /> }

/** What can be begun with a table; each begins a draft, and nothing changes before another manager approves it. */
export const TableActions = ({ id, active, start }: TableActionsProps) => {
  const t = useTexts(TEXTS)
  const router = useRouter()
  const [pending, setPending] = useState<Kind | null>(null)
  const [problem, setProblem] = useState<ClientProblem | null>(null)
  const begin = async (kind: Kind) => {
    setPending(kind)
    const answer = await runAction(start, { id, kind })
    if (answer.ok) return router.push(`/tables/changes/${answer.data.id}`)
    setProblem(answer.problem)
    setPending(null)
  }
  const button = (kind: Kind) => (
    <Button
      key={kind}
      variant={kind === 'new_version' ? 'primary' : 'secondary'}
      icon={ICONS[kind]}
      pending={pending === kind}
      disabled={pending !== null && pending !== kind}
      onClick={() => void begin(kind)}
    >
      {t[kind]}
    </Button>
  )
  return (
    <>
      {button(active ? 'retire' : 'activate')}
      {button('new_version')}
      {problem ? <ProblemCallout problem={problem} className="w-full" /> : null}
    </>
  )
}
