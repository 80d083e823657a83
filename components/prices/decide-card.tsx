'use client'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Callout } from '#components/ui/callout'
import { Card } from '#components/ui/card'
import { RelativeTime } from '#components/ui/relative-time'
import type { PriceChangeActions, PriceChangeDetail } from '#lib/client/prices'
import { DecideDialog } from './decide-dialog.tsx'
import { WithdrawDialog } from './withdraw-dialog.tsx'

const TEXTS = texts({
  decide: ['Decida sobre esta mudança', 'Decide on this change'],
  decideText: [
    'Compare os campos e o efeito. Aprovada, vale de imediato para novas simulações.',
    'Compare the fields and the effect. Approved, it holds at once for new simulations.',
  ],
  own: ['Outro gestor decide', 'Another manager decides'],
  ownText: [
    'Você propôs esta mudança, por isso não decide sobre ela. Ela está na lista dos outros gestores.',
    'You proposed this change, so you do not decide on it. It is in the other managers’ list.',
  ],
  draft: ['Ainda é um rascunho do autor.', 'It is still a draft of its author.'],
  approved: ['Aprovada', 'Approved'],
  refused: ['Recusada', 'Refused'],
  withdrawn: ['Retirada pelo autor', 'Withdrawn by its author'],
  by: (name: string) => [`por ${name}`, `by ${name}`],
})

type DecideCardProps = { change: PriceChangeDetail; actions: PriceChangeActions; now: string }

/** The decision: taken, to be taken, or somebody else's. */
export const DecideCard = ({ change, actions, now }: DecideCardProps) => {
  const t = useTexts(TEXTS)
  const { status, isMine, stale, decidedByName, decidedAt, decisionReason } = change
  if (status === 'draft') return <Callout title={t.draft} />
  if (status === 'proposed' && isMine) {
    return (
      <Card title={t.own} description={t.ownText}>
        <WithdrawDialog change={change} withdraw={actions.withdraw} />
      </Card>
    )
  }
  if (status === 'proposed') {
    return (
      <Card className="border-warning-line" title={t.decide} description={t.decideText}>
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
