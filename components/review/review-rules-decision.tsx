'use client'
import { Check, Undo2, X } from 'lucide-react'
import { useState } from 'react'
import type { ClientProblem } from '#lib/client/answer'
import {
  type DecideReviewRules,
  type PreviewReviewRules,
  type ReviewRulesBook,
  useShowReviewRules,
} from '#lib/client/review'
import { runAction } from '#lib/client/run-action'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { announce } from '../ui/announce.ts'
import { Button } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import { ProblemCallout } from '../ui/problem-callout.tsx'
import { ReviewRuleChangeList } from './review-rule-change-list.tsx'
import { useRulesPreview } from './use-rules-preview.ts'

const TEXTS = texts({
  title: (name: string) => [`Regras propostas por ${name}`, `Rules proposed by ${name}`],
  mine: [
    'Outro gestor decide. Não há outro? A operação aprova: npm run admin -- rules approve',
    'Another manager decides. There is none? The operator approves: npm run admin -- rules approve',
  ],
  effect: (matched: number, examined: number) => [
    `Em 30 dias teriam mandado para a análise ${matched} de ${examined} propostas assinadas.`,
    `In 30 days they would have sent ${matched} of ${examined} signed proposals to review.`,
  ],
  none: ['Nenhuma proposta foi assinada nos últimos 30 dias.', 'No proposal was signed in the last 30 days.'],
  nothing: [
    'Atenção: com estas regras nenhuma proposta do último mês iria para a análise.',
    'Careful: with these rules no proposal of the last month would go to review.',
  ],
  approve: ['Aprovar', 'Approve'],
  refuse: ['Recusar', 'Refuse'],
  withdraw: ['Retirar', 'Withdraw'],
  done: ['Regras atualizadas', 'Rules updated'],
})

const ICONS = { approve: <Check />, refuse: <X />, withdraw: <Undo2 /> }

type ReviewRulesDecisionProps = {
  open: NonNullable<ReviewRulesBook['open']>
  decide: DecideReviewRules
  preview: PreviewReviewRules
}

/** Proposed rules with their effect on the last month: another manager decides, their author may withdraw. */
export const ReviewRulesDecision = ({ open, decide, preview }: ReviewRulesDecisionProps) => {
  const t = useTexts(TEXTS)
  const show = useShowReviewRules()
  const { examined, matched, done } = useRulesPreview(open.rules, preview)
  const [problem, setProblem] = useState<ClientProblem | null>(null)
  const [pending, setPending] = useState<keyof typeof ICONS | null>(null)
  const run = async (decision: keyof typeof ICONS) => {
    setPending(decision)
    const answer = await runAction(decide, { id: open.id, decision })
    setPending(null)
    setProblem(answer.ok ? null : answer.problem)
    if (!answer.ok) return
    announce(t.done)
    show(answer.data)
  }
  const decisions = open.isMine ? (['withdraw'] as const) : (['approve', 'refuse'] as const)
  return (
    <div className="space-y-3 lg:col-span-2">
      <Callout tone={open.isMine ? 'info' : 'warning'} title={t.title(open.createdByName)}>
        <ReviewRuleChangeList changes={open.changes} />
        {done ? (
          <p className="mt-2 tabular-nums">{examined === 0 ? t.none : t.effect(matched, examined)}</p>
        ) : null}
        {done && examined > 0 && matched === 0 ? <p className="mt-1 font-medium">{t.nothing}</p> : null}
        {open.isMine ? <p className="mt-2 break-words text-ink-muted">{t.mine}</p> : null}
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
