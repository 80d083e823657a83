'use client'
import { CopyPlus, Power, PowerOff } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Button } from '#components/ui/button.tsx'
import { ProblemCallout } from '#components/ui/problem-callout.tsx'
import type { ClientProblem } from '#lib/client/answer.ts'
import type { StartPriceChange } from '#lib/client/prices.ts'
import { runAction } from '#lib/client/run-action.ts'

const TEXTS = texts({
  new_version: ['Nova versão', 'New version'],
  activate: ['Ativar', 'Activate'],
  retire: ['Desativar', 'Deactivate'],
})

type Kind = 'new_version' | 'activate' | 'retire'

type TableActionsProps = { id: string; active: boolean; start: StartPriceChange }

const ICONS = { new_version: <CopyPlus />, activate: <Power />, retire: <PowerOff /> }

export const PriceTableActions = ({ id, active, start }: TableActionsProps) => {
  const t = useTexts(TEXTS)
  const router = useRouter()
  const [pending, setPending] = useState<Kind | null>(null)
  const [problem, setProblem] = useState<ClientProblem | null>(null)
  const begin = async (kind: Kind) => {
    setPending(kind)
    const answer = await runAction(start, { id, kind })
    if (answer.ok) return router.push(`/prices/changes/${answer.data.id}`)
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
