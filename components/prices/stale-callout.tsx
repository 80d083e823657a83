'use client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { type Bilingual, localized, texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Button } from '#components/ui/button.tsx'
import { Callout } from '#components/ui/callout.tsx'
import { ProblemCallout } from '#components/ui/problem-callout.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { useLanguage } from '#components/use-language.ts'
import type { ClientProblem } from '#lib/client/answer.ts'
import type { PriceChangeActions, PriceChangeDetail } from '#lib/client/prices.ts'
import { runAction } from '#lib/client/run-action.ts'
import type { TableMove } from '#lib/domain/prices/is-stale.ts'

const TEXTS = texts({
  title: ['A tabela mudou depois desta proposta', 'The table changed after this proposal'],
  why: [
    'Aprová-la desfaria isso sem aviso, por isso não é possível.',
    'Approving it would silently undo that, so it cannot be done.',
  ],
  mine: [
    'Refaça-a sobre a tabela de hoje: seus campos ficam, os demais vêm de lá.',
    'Redo it on the table as it is today: your fields stay, the others come from there.',
  ],
  theirs: [
    'Recuse-a, ou peça ao autor que a refaça sobre a tabela de hoje.',
    'Refuse it, or ask its author to redo it on the table as it is today.',
  ],
  lapses: [
    'No dia marcado ela não entra em vigor, pois desfaria isso sem aviso.',
    'On its day it does not come into force, since it would silently undo that.',
  ],
  theirsLapses: [
    'Retire-a, ou peça ao autor que a refaça sobre a tabela de hoje.',
    'Withdraw it, or ask its author to redo it on the table as it is today.',
  ],
  done: ['A tabela já está como a mudança pedia.', 'The table is already as the change asked.'],
  withdraw: ['Retire-a: não há o que refazer.', 'Withdraw it: there is nothing to redo.'],
  refuse: ['Recuse-a: não há o que aprovar.', 'Refuse it: there is nothing to approve.'],
  redo: ['Refazer sobre a tabela de hoje', 'Redo on the table as it is today'],
  by: (name: string) => [`por ${name}`, `by ${name}`],
})

const MOVES: Readonly<Record<TableMove, Bilingual>> = {
  name_taken: ['Uma tabela com este nome já existe', 'A table of this name exists already'],
  new_version: ['Entrou uma versão mais nova', 'A newer version came in'],
  activated: ['A tabela foi ativada', 'The table was activated'],
  retired: ['A tabela foi desativada', 'The table was deactivated'],
  default_gained: [
    'A tabela virou a padrão da instituição',
    'The table became the default of the institution',
  ],
  default_lost: [
    'Outra tabela virou a padrão da instituição',
    'Another table became the default of the institution',
  ],
}

type StaleCalloutProps = { change: PriceChangeDetail; rebase: PriceChangeActions['rebase']; now: string }

export const StaleCallout = ({ change, rebase, now }: StaleCalloutProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const router = useRouter()
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<ClientProblem | null>(null)
  const rebaseChange = async () => {
    setPending(true)
    const answer = await runAction(rebase, { id: change.id })
    if (answer.ok) return router.push(`/prices/changes/${answer.data.id}`)
    setPending(false)
    setProblem(answer.problem)
  }
  const { moves, newest, kind, isMine, status } = change
  const isScheduled = status === 'scheduled'
  const theirs = isScheduled ? t.theirsLapses : t.theirs
  const isDone = kind !== 'create' && kind !== 'new_version' && newest?.active === (kind === 'activate')
  const next = isDone ? (isMine || isScheduled ? t.withdraw : t.refuse) : isMine ? t.mine : theirs
  return (
    <div className="mb-5 space-y-3">
      <Callout
        tone="warning"
        title={t.title}
        action={
          isMine && !isDone ? (
            <Button size="small" pending={pending} onClick={() => void rebaseChange()}>
              {t.redo}
            </Button>
          ) : null
        }
      >
        <ul className="mb-1 list-disc space-y-0.5 pl-5">
          {moves.map(({ what, byName, at }) => (
            <li key={what}>
              {localized(MOVES[what], language)}
              {byName ? `, ${t.by(byName)}` : ''}
              {at ? (
                <>
                  {', '}
                  <RelativeTime at={at} now={now} />
                </>
              ) : null}
            </li>
          ))}
        </ul>
        {isDone ? t.done : isScheduled ? t.lapses : t.why} {next}
      </Callout>
      {problem ? <ProblemCallout problem={problem} /> : null}
    </div>
  )
}
