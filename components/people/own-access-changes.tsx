'use client'
import { useState } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Button } from '#components/ui/button.tsx'
import { Callout } from '#components/ui/callout.tsx'
import { formatMoment } from '#components/ui/moment-text.ts'
import { useLanguage } from '#components/use-language.ts'
import type { MarkAccessRead } from '#lib/client/people.ts'
import { runAction } from '#lib/client/run-action.ts'

const TEXTS = texts({
  requested: (name: string) => [`a pedido de ${name}`, `asked for by ${name}`],
  read: ['Já vi', 'I have read it'],
  title: ['O acesso da sua conta foi alterado', 'The access of your account was changed'],
  advice: [
    'Não pediu esta mudança? Troque a senha em “Sua conta” e avise outro gestor.',
    'You agreed on this with nobody? Change the password at “Your account” and talk to another manager.',
  ],
})

type OwnAccessChangesProps = {
  changes: readonly { id: string; at: Date; act: string; byName: string; requestedByName: string | null }[]
  markRead?: MarkAccessRead
}

export const OwnAccessChanges = ({ changes, markRead }: OwnAccessChangesProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const [isRead, setRead] = useState(false)
  const [newest] = changes
  if (!newest || isRead) return null
  const confirmRead = async () => {
    setRead(true)
    if (markRead) await runAction(markRead, { id: newest.id })
  }
  return (
    <Callout
      tone="warning"
      title={t.title}
      className="mb-5"
      action={
        markRead ? (
          <Button size="small" onClick={confirmRead}>
            {t.read}
          </Button>
        ) : null
      }
    >
      <ul>
        {changes.map(({ id, at, act, byName, requestedByName }) => (
          <li key={id} className="break-words">
            {byName} · {act}
            {requestedByName === null ? null : ` · ${t.requested(requestedByName)}`} ·{' '}
            <span className="whitespace-nowrap tabular-nums">{formatMoment(at, language)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-1 text-ink-muted">{t.advice}</p>
    </Callout>
  )
}
