'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { StaleNotice } from '#components/live/stale-notice.tsx'
import { Button } from '#components/ui/button.tsx'
import { Card } from '#components/ui/card.tsx'
import { ProblemCallout } from '#components/ui/problem-callout.tsx'
import type { ClientProblem } from '#lib/client/answer.ts'
import {
  type OwnAccessActions,
  type OwnSessions,
  ownSessionsKey,
  useOwnSessions,
} from '#lib/client/people.ts'
import { runAction } from '#lib/client/run-action.ts'
import { SessionList } from './session-list.tsx'

const TEXTS = texts({
  title: ['Onde você está conectado', 'Where you are signed in'],
  description: [
    'Não reconhece um aparelho? Encerre a sessão e troque a senha.',
    'You do not recognize a device? End its session and change the password.',
  ],
  others: ['Encerrar as outras', 'End the others'],
})

type OwnSessionsCardProps = {
  initial: OwnSessions
  now: string
  endSessions: OwnAccessActions['endSessions']
}

export const OwnSessionsCard = ({ initial, now, endSessions }: OwnSessionsCardProps) => {
  const t = useTexts(TEXTS)
  const client = useQueryClient()
  const query = useOwnSessions(initial)
  const { data } = query
  const [problem, setProblem] = useState<ClientProblem | null>(null)
  const end = async (sessionId?: string) => {
    const answer = await runAction(endSessions, sessionId ? { sessionId } : {})
    if (answer.ok) client.setQueryData(ownSessionsKey, answer.data)
    return answer
  }
  const endOthers = async () => {
    const answer = await end()
    setProblem(answer.ok ? null : answer.problem)
  }
  return (
    <Card
      title={t.title}
      description={t.description}
      actions={
        data.sessions.length > 1 ? (
          <Button size="small" onClick={() => void endOthers()}>
            {t.others}
          </Button>
        ) : null
      }
    >
      <StaleNotice query={query} />
      {problem ? <ProblemCallout problem={problem} className="mb-5" /> : null}
      <SessionList sessions={data.sessions} now={now} onEnd={end} />
    </Card>
  )
}
