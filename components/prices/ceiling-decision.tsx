'use client'
import { Check, Undo2, X } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { announce } from '#components/ui/announce.ts'
import { Button } from '#components/ui/button'
import { Callout } from '#components/ui/callout'
import { ProblemCallout } from '#components/ui/problem-callout'
import type { ClientProblem } from '#lib/client/answer'
import type { DecidePriceCeiling } from '#lib/client/prices'
import { runAction } from '#lib/client/run-action'
import { formatPercent } from '#lib/domain/finance/percent'
import type { ProductPriceCeiling } from '#lib/domain/prices/price-ceiling'

const TEXTS = texts({
  proposed: (rate: string) => [`Proposto: teto de ${rate} ao mês`, `Proposed: ceiling of ${rate} a month`],
  proposedNone: ['Proposto: sem teto', 'Proposed: no ceiling'],
  by: (name: string) => [`Por ${name}:`, `By ${name}:`],
  mine: (id: string) => [
    `Outro gestor decide. Não há outro? A operação aprova: npm run admin -- ceiling approve ${id}`,
    `Another manager decides. There is none? The operator approves: npm run admin -- ceiling approve ${id}`,
  ],
  approve: ['Aprovar', 'Approve'],
  refuse: ['Recusar', 'Refuse'],
  withdraw: ['Retirar', 'Withdraw'],
  done: ['Teto atualizado', 'Ceiling updated'],
})

const ICONS = { approve: <Check />, refuse: <X />, withdraw: <Undo2 /> }

type Open = NonNullable<ProductPriceCeiling['open']>

/** A proposed ceiling: to be decided by another manager, or withdrawn by its author. */
export const CeilingDecision = ({ open, decide }: { open: Open; decide: DecidePriceCeiling }) => {
  const t = useTexts(TEXTS)
  const router = useRouter()
  const [problem, setProblem] = useState<ClientProblem | null>(null)
  const [pending, setPending] = useState<keyof typeof ICONS | null>(null)
  const run = async (decision: keyof typeof ICONS) => {
    setPending(decision)
    const answer = await runAction(decide, { id: open.id, decision })
    setPending(null)
    setProblem(answer.ok ? null : answer.problem)
    if (answer.ok) announce(t.done)
    router.refresh()
  }
  const decisions = open.isMine ? (['withdraw'] as const) : (['approve', 'refuse'] as const)
  return (
    <div className="mt-3 space-y-3">
      <Callout
        tone={open.isMine ? 'info' : 'warning'}
        title={open.monthlyRate === null ? t.proposedNone : t.proposed(formatPercent(open.monthlyRate))}
      >
        <p className="break-words">
          {t.by(open.createdByName)} {open.note}
        </p>
        {open.isMine ? <p className="mt-1 break-words">{t.mine(open.id)}</p> : null}
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
    </div>
  )
}
