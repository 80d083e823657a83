'use client'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Button } from '#components/ui/button.tsx'
import { Card } from '#components/ui/card.tsx'
import { ProblemCallout } from '#components/ui/problem-callout.tsx'
import type { ClientProblem } from '#lib/client/answer.ts'
import type { PriceChangeActions, PriceChangeDetail } from '#lib/client/prices.ts'
import { needsWhatIf } from '#lib/domain/prices/is-ready-to-propose.ts'
import { WithdrawDialog } from './withdraw-dialog.tsx'

const TEXTS = texts({
  title: ['Propor a outro gestor', 'Propose to another manager'],
  text: [
    'Depois de proposta, a mudança não pode mais ser editada. Nada muda para os agentes até outro gestor aprovar.',
    'Once proposed the change can no longer be edited. Nothing changes for the agents until another manager approves.',
  ],
  needsEffect: ['Antes, calcule o efeito com estes termos.', 'First compute the effect with these terms.'],
  propose: ['Propor mudança', 'Propose the change'],
})

type DraftFinishProps = {
  change: PriceChangeDetail
  actions: PriceChangeActions
  propose: () => Promise<ClientProblem | null>
}

export const DraftFinish = ({ change, actions, propose }: DraftFinishProps) => {
  const t = useTexts(TEXTS)
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<ClientProblem | null>(null)
  const { kind, whatIf, stale } = change
  const needsEffect = needsWhatIf(kind) && whatIf?.status !== 'done'
  // Computing the effect answers this refusal.
  const shownProblem = problem?.code === 'what_if_needed' && !needsEffect ? null : problem
  const send = async () => {
    setPending(true)
    setProblem(await propose())
    setPending(false)
  }
  return (
    <Card title={t.title} description={t.text}>
      {needsEffect && !stale ? <p className="mb-3 text-sm text-warning">{t.needsEffect}</p> : null}
      {shownProblem ? <ProblemCallout problem={shownProblem} className="mb-4" /> : null}
      <div className="flex flex-wrap gap-2 max-sm:[&>*]:flex-auto">
        <Button
          variant={needsEffect ? 'secondary' : 'primary'}
          icon={<Send />}
          pending={pending}
          disabled={stale}
          onClick={() => void send()}
        >
          {t.propose}
        </Button>
        <WithdrawDialog change={change} withdraw={actions.withdraw} />
      </div>
    </Card>
  )
}
