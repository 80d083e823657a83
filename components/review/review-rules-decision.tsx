'use client'
import { ChangeDecision, type Decision } from '#components/decisions/change-decision.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { announce } from '#components/ui/announce.ts'
import {
  type DecideReviewRules,
  type PreviewReviewRules,
  type ReviewRulesBook,
  useCacheReviewRules,
} from '#lib/client/review.ts'
import { runAction } from '#lib/client/run-action.ts'
import { ReviewRuleChangeList } from './review-rule-change-list.tsx'
import { useRulesPreview } from './use-rules-preview.ts'

const TEXTS = texts({
  title: (name: string) => [`Regras propostas por ${name}`, `Rules proposed by ${name}`],
  mine: [
    'Outro gestor decide. Se não houver outro, peça a aprovação a quem opera o sistema.',
    'Another manager decides. If there is none, ask the operator of the system to approve.',
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
  done: ['Regras atualizadas', 'Rules updated'],
})

type ReviewRulesDecisionProps = {
  open: NonNullable<ReviewRulesBook['open']>
  decide: DecideReviewRules
  preview: PreviewReviewRules
}

export const ReviewRulesDecision = ({ open, decide, preview }: ReviewRulesDecisionProps) => {
  const t = useTexts(TEXTS)
  const show = useCacheReviewRules()
  const { examined, matched, isDone } = useRulesPreview(open.rules, preview)
  const runDecision = async (decision: Decision) => {
    const answer = await runAction(decide, { id: open.id, decision })
    if (!answer.ok) return answer.problem
    announce(t.done)
    show(answer.data)
    return null
  }
  return (
    <div className="space-y-3 lg:col-span-2">
      <ChangeDecision isMine={open.isMine} title={t.title(open.createdByName)} decide={runDecision}>
        <ReviewRuleChangeList changes={open.changes} />
        {isDone ? (
          <p className="mt-2 tabular-nums">{examined === 0 ? t.none : t.effect(matched, examined)}</p>
        ) : null}
        {isDone && examined > 0 && matched === 0 ? <p className="mt-1 font-medium">{t.nothing}</p> : null}
        {open.isMine ? <p className="mt-2 break-words text-ink-muted">{t.mine}</p> : null}
      </ChangeDecision>
    </div>
  )
}
