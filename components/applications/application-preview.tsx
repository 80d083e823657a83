'use client'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { RowPreview } from '#components/tables/row-preview.tsx'
import { Card } from '#components/ui/card.tsx'
import { KeyValueList } from '#components/ui/key-value-list.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { useLanguage } from '#components/use-language.ts'
import type { Application } from '#lib/client/applications.ts'
import { applicationActs } from './application-acts.ts'
import { ApplicationStateBadge } from './application-state-badge.tsx'

const TEXTS = texts({
  label: ['Resumo da aplicação', 'Application summary'],
  open: ['Abrir aplicação', 'Open application'],
  created: ['Criada', 'Created'],
  revoked: ['Revogada', 'Revoked'],
  token: ['Token vale por', 'A token is valid for'],
  minutes: (minutes: number) => [`${minutes} min`, `${minutes} min`],
  clientIds: ['client_ids aceitos', 'Accepted client_ids'],
  secrets: ['Chaves', 'Secrets'],
  accounts: ['Contas de serviço', 'Service accounts'],
  since: ['criada', 'created'],
  used: ['usada', 'used'],
  unused: ['nunca usada', 'never used'],
  until: ['vence', 'expires'],
})

type ApplicationPreviewProps = { row: Application; now: string; href: string; onClose: () => void }

export const ApplicationPreview = ({ row, now, href, onClose }: ApplicationPreviewProps) => {
  const t = useTexts(TEXTS)
  const { revokedAt, secrets } = row
  const accounts = row.serviceAccounts.filter(({ endedAt }) => endedAt === null)
  return (
    <RowPreview
      rowId={row.id}
      label={t.label}
      title={row.name}
      meta={<ApplicationStateBadge revoked={revokedAt !== null} />}
      page={{ href, label: t.open }}
      acts={applicationActs(row, useLanguage())}
      onClose={onClose}
    >
      <KeyValueList
        items={[
          { label: t.created, value: <RelativeTime at={row.createdAt} now={now} /> },
          ...(revokedAt ? [{ label: t.revoked, value: <RelativeTime at={revokedAt} now={now} /> }] : []),
          { label: t.token, value: t.minutes(Math.round(row.tokenLifetimeSeconds / 60)) },
        ]}
      />
      <Card title={t.clientIds}>
        <ul className="space-y-1.5">
          {row.clientIds.map((accepted) => (
            <li key={accepted} className="break-all font-mono text-xs">
              {accepted}
            </li>
          ))}
        </ul>
      </Card>
      {secrets.length === 0 ? null : (
        <Card title={t.secrets}>
          <ul className="space-y-2">
            {secrets.map((secret) => (
              <li key={secret.id} className="text-sm">
                <Used {...secret} now={now} />
              </li>
            ))}
          </ul>
        </Card>
      )}
      {accounts.length === 0 ? null : (
        <Card title={t.accounts}>
          <ul className="space-y-2">
            {accounts.map((account) => (
              <li key={account.id} className="text-sm">
                <span className="block break-all font-mono text-xs">{account.username}</span>
                <Used {...account} expiresAt={null} now={now} />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </RowPreview>
  )
}

type UsedProps = { createdAt: string; lastUsedAt: string | null; expiresAt: string | null; now: string }

const Used = ({ createdAt, lastUsedAt, expiresAt, now }: UsedProps) => {
  const t = useTexts(TEXTS)
  return (
    <span className="text-ink-muted">
      {t.since} <RelativeTime at={createdAt} now={now} /> ·{' '}
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
          · {t.until} <RelativeTime at={expiresAt} now={now} />
        </>
      ) : null}
    </span>
  )
}
