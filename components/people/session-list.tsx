'use client'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Button } from '#components/ui/button.tsx'
import { ProblemCallout } from '#components/ui/problem-callout.tsx'
import type { Answer, ClientProblem } from '#lib/client/answer.ts'
import type { Session } from '#lib/client/people.ts'
import { SessionLine } from './session-line.tsx'

const TEXTS = texts({
  none: ['Nenhuma sessão aberta.', 'No open session.'],
  more: (count: number) =>
    count === 1
      ? ['Mostrar mais uma sessão', 'Show one more session']
      : [`Mostrar mais ${count} sessões`, `Show ${count} more sessions`],
})

/** Number of newest sessions shown at first; the current session is always shown. */
const AT_ONCE = 8

type SessionListProps = {
  sessions: readonly Session[]
  now: string
  onEnd: (sessionId: string) => Promise<Answer<unknown>>
}

export const SessionList = ({ sessions, now, onEnd }: SessionListProps) => {
  const t = useTexts(TEXTS)
  const [pending, setPending] = useState('')
  const [problem, setProblem] = useState<ClientProblem | null>(null)
  const [whole, setWhole] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const end = async (id: string) => {
    setPending(id)
    const answer = await onEnd(id)
    setPending('')
    setProblem(answer.ok ? null : answer.problem)
  }
  const show = () => {
    flushSync(() => setWhole(true))
    // The pressed button disappears, so the focus moves to the first added row.
    const before = sessions.slice(0, AT_ONCE).filter(({ current }) => !current).length
    list.current?.querySelectorAll('button').item(before)?.focus()
  }
  if (sessions.length === 0) return <p className="text-ink-muted text-sm">{t.none}</p>
  const visible = whole ? sessions : sessions.filter(({ current }, place) => current || place < AT_ONCE)
  const hidden = sessions.length - visible.length
  return (
    <div className="grid gap-3">
      {problem ? <ProblemCallout problem={problem} /> : null}
      <ul ref={list} className="divide-y divide-line">
        {visible.map((session) => (
          <SessionLine
            key={session.id}
            {...{ session, now }}
            pending={pending === session.id}
            onEnd={() => void end(session.id)}
          />
        ))}
      </ul>
      {hidden === 0 ? null : (
        <Button size="small" onClick={show} className="justify-self-start">
          {t.more(hidden)}
        </Button>
      )}
    </div>
  )
}
