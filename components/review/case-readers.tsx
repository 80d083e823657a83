'use client'
import { useQueryClient } from '@tanstack/react-query'
import { Eye, UserCheck } from 'lucide-react'
import { useState } from 'react'
import type { ReviewWorkspaceActions } from '#components/decisions/review-actions.ts'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { announce } from '#components/ui/announce.ts'
import { Button } from '#components/ui/button.tsx'
import { formatTime } from '#components/ui/moment-text.ts'
import { ProblemCallout } from '#components/ui/problem-callout.tsx'
import type { ClientProblem } from '#lib/client/answer.ts'
import type { ReviewCase } from '#lib/client/review.ts'
import { runAction } from '#lib/client/run-action.ts'
import { instantOf } from '#lib/config/clock.ts'
import { useCasePresence } from './use-case-presence.ts'

const TEXTS = texts({
  alsoHere: (names: string, several: boolean) =>
    several
      ? [`${names} também estão vendo este caso`, `${names} are looking at this case as well`]
      : [`${names} também está vendo este caso`, `${names} is looking at this case as well`],
  mine: (until: string) => [`Com você até ${until}`, `Yours until ${until}`],
  theirs: (name: string, until: string) => [`Com ${name} até ${until}`, `With ${name} until ${until}`],
  claim: ['Assumir caso', 'Claim the case'],
  giveBack: ['Liberar caso', 'Give the case back'],
  claimed: ['Caso assumido', 'Case claimed'],
  givenBack: ['Caso liberado', 'Case given back'],
  and: ['e', 'and'],
})

type CaseReadersProps = {
  reviewCase: ReviewCase
  registerReader: ReviewWorkspaceActions['registerReader']
  claim: ReviewWorkspaceActions['claim']
}

export const CaseReaders = ({ reviewCase, registerReader, claim }: CaseReadersProps) => {
  const t = useTexts(TEXTS)
  const client = useQueryClient()
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<ClientProblem | null>(null)
  const { proposal, alsoHere, claim: present, isOwn } = reviewCase
  const { id, status } = proposal
  useCasePresence(id, registerReader)
  const isMine = present?.isMine ?? false
  const change = async () => {
    setPending(true)
    const answer = await runAction(claim, { id, claim: !isMine })
    setProblem(answer.ok ? null : answer.problem)
    await client.invalidateQueries({ queryKey: ['review'] })
    if (answer.ok) announce(isMine ? t.givenBack : t.claimed)
    setPending(false)
  }
  const until = present ? formatTime(instantOf(present.until)) : ''
  const canClaim = status === 'manual_analysis' && !isOwn && (present === null || isMine)
  return (
    <>
      <div className="mt-2 flex min-h-8 flex-wrap items-center gap-x-4 gap-y-1 text-sm" aria-live="polite">
        {alsoHere.length > 0 ? (
          <span className="inline-flex items-center gap-1.5 font-medium text-warning">
            <Eye aria-hidden className="size-4 shrink-0" />
            {t.alsoHere(alsoHere.join(` ${t.and} `), alsoHere.length > 1)}
          </span>
        ) : null}
        {present ? (
          <span className="inline-flex items-center gap-1.5 font-medium">
            <UserCheck aria-hidden className="size-4 shrink-0 text-accent" />
            {isMine ? t.mine(until) : t.theirs(present.name, until)}
          </span>
        ) : null}
        {canClaim ? (
          <Button size="small" variant="quiet" pending={pending} onClick={() => void change()}>
            {isMine ? t.giveBack : t.claim}
          </Button>
        ) : null}
      </div>
      {problem ? <ProblemCallout problem={problem} className="mt-2" /> : null}
    </>
  )
}
