'use client'
import { useState } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { AlertDialog } from '#components/ui/alert-dialog.tsx'
import { Badge } from '#components/ui/badge.tsx'
import { Button } from '#components/ui/button.tsx'
import { Card } from '#components/ui/card.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import {
  type Application,
  type ApplicationActions,
  useRefetchApplications,
} from '#lib/client/applications.ts'
import { runAction } from '#lib/client/run-action.ts'
import { OneTimeSecret } from './one-time-secret.tsx'
import { RotateForm } from './rotate-form.tsx'

const TEXTS = texts({
  title: ['Chaves', 'Secrets'],
  description: ['Só o resumo de cada chave é guardado.', 'Only a digest of each secret is kept.'],
  created: ['criada', 'created'],
  used: ['usada', 'used'],
  unused: ['nunca usada', 'never used'],
  current: ['Atual', 'Current'],
  old: ['Antiga', 'Old'],
  ends: ['vence', 'expires'],
  endNow: ['Encerrar já', 'End it now'],
  ask: ['Encerrar a chave antiga agora?', 'End the old secret now?'],
  what: [
    'Quem ainda usa a chave antiga, ou um token obtido com ela, para de funcionar na próxima chamada.',
    'Whoever still uses the old secret, or a token got with it, stops working with the next call.',
  ],
})

type SecretsCardProps = {
  application: Application
  now: string
  actions: Pick<ApplicationActions, 'rotate' | 'endOld'>
}

export const SecretsCard = ({ application, now, actions }: SecretsCardProps) => {
  const t = useTexts(TEXTS)
  const refetch = useRefetchApplications()
  const [reported, setReported] = useState<string | null>(null)
  const { clientId, secrets } = application
  const rotating = secrets.some(({ expiresAt }) => expiresAt !== null)
  const end = async () => {
    const answer = await runAction(actions.endOld, { clientId })
    if (!answer.ok) return `${answer.problem.detail} ${answer.problem.nextAction}`
    await refetch()
    return undefined
  }
  return (
    <Card title={t.title} description={t.description}>
      <div className="grid gap-5">
        <ul className="divide-y divide-line">
          {secrets.map(({ id, createdAt, expiresAt, lastUsedAt }) => (
            <li
              key={id}
              className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3 text-sm first:pt-0 last:pb-0"
            >
              <Badge tone={expiresAt ? 'warning' : 'positive'}>{expiresAt ? t.old : t.current}</Badge>
              <span className="text-ink-muted">
                {t.created} <RelativeTime at={createdAt} now={now} /> ·{' '}
                {lastUsedAt ? (
                  <>
                    {t.used} <RelativeTime at={lastUsedAt} now={now} />
                  </>
                ) : (
                  t.unused
                )}
                {expiresAt ? (
                  <>
                    {' '}
                    · {t.ends} <RelativeTime at={expiresAt} now={now} />
                  </>
                ) : null}
              </span>
              {expiresAt ? (
                <span className="ml-auto">
                  <AlertDialog
                    title={t.ask}
                    description={t.what}
                    trigger={<Button size="small">{t.endNow}</Button>}
                    confirmLabel={t.endNow}
                    onConfirm={end}
                  />
                </span>
              ) : null}
            </li>
          ))}
        </ul>
        {reported ? <OneTimeSecret clientId={clientId} clientSecret={reported} /> : null}
        <RotateForm {...{ clientId, rotating }} rotate={actions.rotate} onReported={setReported} />
      </div>
    </Card>
  )
}
