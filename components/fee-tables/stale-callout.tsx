'use client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { ClientProblem } from '#lib/client/answer'
import { runAction } from '#lib/client/run-action'
import type { TableChangeActions, TableChangeDetail } from '#lib/client/tables'
import { ProblemCallout } from '../fgts/problem-callout.tsx'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { Button } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'

const TEXTS = texts({
  title: ['A tabela mudou depois desta proposta', 'The table changed after this proposal'],
  text: (base: string, newest: string) => [
    `Ela parte da ${base}, e a mais nova é a ${newest}. Aprová-la desfaria o que veio depois, por isso não é possível.`,
    `It starts from ${base}, and the newest is ${newest}. Approving it would undo what came after, so it cannot be done.`,
  ],
  taken: ['Uma tabela com este nome já existe.', 'A table of this name exists already.'],
  mine: [
    'Refaça-a sobre a versão mais nova: seus campos ficam, os demais vêm de lá.',
    'Redo it on the newest version: your fields stay, the others come from there.',
  ],
  theirs: ['O autor pode refazê-la.', 'Its author can redo it.'],
  redo: ['Refazer sobre a versão mais nova', 'Redo on the newest version'],
  version: (version: number) => [`versão ${version}`, `version ${version}`],
})

type StaleCalloutProps = { change: TableChangeDetail; rebase: TableChangeActions['rebase'] }

/** Why a change cannot go on, and the way on for its author. */
export const StaleCallout = ({ change, rebase }: StaleCalloutProps) => {
  const t = useTexts(TEXTS)
  const router = useRouter()
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<ClientProblem | null>(null)
  const redo = async () => {
    setPending(true)
    const answer = await runAction(rebase, { id: change.id })
    if (answer.ok) return router.push(`/tables/changes/${answer.data.id}`)
    setPending(false)
    setProblem(answer.problem)
  }
  const { base, newest, kind, isMine } = change
  return (
    <div className="mb-5 space-y-3">
      <Callout
        tone="warning"
        title={t.title}
        action={
          isMine ? (
            <Button size="small" pending={pending} onClick={() => void redo()}>
              {t.redo}
            </Button>
          ) : null
        }
      >
        {kind === 'create' || !base || !newest
          ? t.taken
          : t.text(t.version(base.version), t.version(newest.version))}{' '}
        {isMine ? t.mine : t.theirs}
      </Callout>
      {problem ? <ProblemCallout problem={problem} /> : null}
    </div>
  )
}
