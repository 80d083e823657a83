'use client'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { AlertDialog } from '#components/ui/alert-dialog.tsx'
import { Button } from '#components/ui/button.tsx'
import { Card } from '#components/ui/card.tsx'
import type { PersonActions, PersonDetail } from '#lib/client/people.ts'
import { useCachePerson } from '#lib/client/people.ts'
import { runAction } from '#lib/client/run-action.ts'
import { SessionList } from './session-list.tsx'

const TEXTS = texts({
  title: ['Sessões', 'Sessions'],
  all: ['Encerrar todas', 'End all'],
  ask: ['Encerrar todas as sessões?', 'End all sessions?'],
  what: [
    'A pessoa sai em todos os aparelhos e precisa entrar de novo. O que estiver digitando se perde.',
    'The person is signed out on every device and has to sign in again. What they were typing is lost.',
  ],
})

type SessionsCardProps = { person: PersonDetail; now: string; endSessions: PersonActions['endSessions'] }

export const SessionsCard = ({ person, now, endSessions }: SessionsCardProps) => {
  const t = useTexts(TEXTS)
  const show = useCachePerson()
  const end = async (sessionId?: string) => {
    const answer = await runAction(endSessions, { id: person.id, ...(sessionId && { sessionId }) })
    if (answer.ok) show(answer.data)
    return answer
  }
  return (
    <Card
      title={t.title}
      actions={
        person.sessions.length > 1 ? (
          <AlertDialog
            title={t.ask}
            description={t.what}
            trigger={<Button size="small">{t.all}</Button>}
            confirmLabel={t.all}
            onConfirm={async () => {
              const answer = await end()
              return answer.ok ? undefined : `${answer.problem.detail} ${answer.problem.nextAction}`
            }}
          />
        ) : null
      }
    >
      <SessionList sessions={person.sessions} now={now} onEnd={end} />
    </Card>
  )
}
