'use client'
import { formatDay } from '#components/language/day-text.ts'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Callout } from '#components/ui/callout.tsx'
import { Card } from '#components/ui/card.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import type { PriceChangeActions, PriceChangeDetail } from '#lib/client/prices.ts'
import type { Day } from '#lib/domain/calendar.ts'
import { DecideDialog } from './decide-dialog.tsx'
import { WithdrawDialog } from './withdraw-dialog.tsx'

const TEXTS = texts({
  decide: ['Decida sobre esta mudança', 'Decide on this change'],
  decideText: [
    'Compare os campos e o efeito. Aprovada, vale de imediato para novas simulações.',
    'Compare the fields and the effect. Once approved, it applies at once to new simulations.',
  ],
  own: ['Outro gestor decide', 'Another manager decides'],
  ownText: [
    'Você propôs esta mudança, por isso não decide sobre ela. Ela está na lista dos outros gestores.',
    'You proposed this change, so you do not decide on it. It is in the other managers’ list.',
  ],
  alone: (id: string) => [
    `Se não houver outro gestor, peça a aprovação a quem opera o sistema, com o código ${id}.`,
    `If there is no other manager, ask the operator of the system to approve, with the code ${id}.`,
  ],
  draft: ['Ainda é um rascunho do autor.', 'It is still a draft of its author.'],
  approved: ['Aprovada', 'Approved'],
  refused: ['Recusada', 'Refused'],
  withdrawn: ['Retirada', 'Withdrawn'],
  from: (day: string) => [`Vigora a partir de ${day}`, `In force from ${day}`],
  fromText: [
    'Aprovada por dois gestores. Até 00:00 desse dia (horário de Brasília) vale o preço atual; antes disso pode ser retirada.',
    'Approved by two managers. Until 00:00 of that day in Brasilia the present price applies; before then it can be withdrawn.',
  ],
  decideOnDay: (day: string) => [
    `Compare os campos e o efeito. Aprovada, vigora a partir de ${day} para novas simulações.`,
    `Compare the fields and the effect. Once approved, it is in force from ${day} for new simulations.`,
  ],
  by: (name: string) => [`por ${name}`, `by ${name}`],
})

type DecideCardProps = { change: PriceChangeDetail; actions: PriceChangeActions; today: Day; now: string }

export const DecideCard = ({ change, actions, today, now }: DecideCardProps) => {
  const t = useTexts(TEXTS)
  const { status, isMine, stale, decidedByName, decidedAt, decisionReason, startDate } = change
  const day = startDate ? formatDay(startDate) : ''
  const isAhead = startDate !== null && startDate > today
  if (status === 'draft') return <Callout title={t.draft} />
  if (status === 'proposed' && isMine) {
    return (
      <Card title={t.own} description={t.ownText}>
        <p className="mb-3 break-words text-ink-muted text-sm">{t.alone(change.id)}</p>
        <WithdrawDialog change={change} withdraw={actions.withdraw} />
      </Card>
    )
  }
  if (status === 'scheduled') {
    return (
      <Card title={t.from(day)} description={t.fromText}>
        <WithdrawDialog change={change} withdraw={actions.withdraw} />
      </Card>
    )
  }
  if (status === 'proposed') {
    const text = isAhead ? t.decideOnDay(day) : t.decideText
    return (
      <Card className="border-warning-line" title={t.decide} description={text}>
        <div className="flex flex-wrap gap-2 [&>*]:flex-auto">
          <DecideDialog change={change} decide={actions.decide} decision="approve" disabled={stale} />
          <DecideDialog change={change} decide={actions.decide} decision="refuse" />
        </div>
      </Card>
    )
  }
  const tone = status === 'approved' ? 'positive' : status === 'refused' ? 'danger' : 'neutral'
  return (
    <Callout tone={tone} title={t[status]}>
      {decidedByName ? t.by(decidedByName) : null}{' '}
      {decidedAt ? <RelativeTime at={decidedAt} now={now} /> : null}
      {decisionReason ? <p className="mt-1">{decisionReason}</p> : null}
    </Callout>
  )
}
