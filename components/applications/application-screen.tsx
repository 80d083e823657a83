'use client'
import { Ban, Webhook } from 'lucide-react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { StaleNotice } from '#components/live/stale-notice.tsx'
import { PageHeader } from '#components/shell/page-header.tsx'
import { AlertDialog } from '#components/ui/alert-dialog.tsx'
import { Button } from '#components/ui/button.tsx'
import { Callout } from '#components/ui/callout.tsx'
import { CopyButton } from '#components/ui/copy-button.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { formatMoment } from '#components/ui/moment-text.ts'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { useLanguage } from '#components/use-language.ts'
import {
  type Application,
  type ApplicationActions,
  useApplication,
  useRefetchApplications,
} from '#lib/client/applications.ts'
import { runAction } from '#lib/client/run-action.ts'
import { instantOf } from '#lib/config/clock.ts'
import { ApplicationStateBadge } from './application-state-badge.tsx'
import { ClientIdsCard } from './client-ids-card.tsx'
import { ScopesCard } from './scopes-card.tsx'
import { SecretsCard } from './secrets-card.tsx'
import { ServiceAccountsCard } from './service-accounts-card.tsx'
import { SettingsCard } from './settings-card.tsx'

const TEXTS = texts({
  back: ['Aplicações', 'Applications'],
  copyId: ['Copiar client_id', 'Copy client_id'],
  used: ['último uso', 'last used'],
  never: ['nunca usada', 'never used'],
  webhooks: ['Webhooks', 'Webhooks'],
  audit: ['Ver na auditoria', 'See in the audit'],
  revoke: ['Revogar', 'Revoke'],
  ask: (name: string) => [`Revogar ${name}?`, `Revoke ${name}?`],
  what: [
    'Todas as chaves e tokens param na próxima chamada e nenhum evento novo é enviado a ela. Não há volta: para o programa voltar, crie outra aplicação.',
    'All its secrets and tokens stop with the next call, and no new event is sent to it. There is no way back: for the program to return, create another application.',
  ],
  revoked: (at: string) => [`Revogada em ${at}`, `Revoked on ${at}`],
  revokedNext: [
    'Nenhuma chave dela funciona. O que ela criou continua guardado.',
    'None of its secrets works. What it created is kept.',
  ],
})

type ApplicationScreenProps = { initial: Application; now: string; actions: ApplicationActions }

export const ApplicationScreen = ({ initial, now, actions }: ApplicationScreenProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const query = useApplication(initial)
  const { data: application } = query
  const { id, clientId, name, revokedAt, lastUsedAt } = application
  return (
    <>
      <PageHeader
        title={name}
        back={{ href: '/applications', label: t.back }}
        meta={
          <>
            <ApplicationStateBadge revoked={revokedAt !== null} />
            <span className="inline-flex items-center gap-1">
              <span className="break-all font-mono">{clientId}</span>
              <CopyButton text={clientId} label={t.copyId} iconOnly />
            </span>
            <span>
              {lastUsedAt ? (
                <>
                  {t.used} <RelativeTime at={lastUsedAt} now={now} />
                </>
              ) : (
                t.never
              )}
            </span>
          </>
        }
        actions={
          <>
            <LinkButton href={`/audit?subject=${id}`}>{t.audit}</LinkButton>
            <LinkButton href={`/webhooks?application=${id}`} icon={<Webhook />}>
              {t.webhooks}
            </LinkButton>
            {revokedAt ? null : <RevokeButton {...{ name, clientId }} revoke={actions.revoke} />}
          </>
        }
      />
      <StaleNotice query={query} />
      {revokedAt ? (
        <Callout tone="neutral" title={t.revoked(formatMoment(instantOf(revokedAt), language))}>
          {t.revokedNext}
        </Callout>
      ) : (
        <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start">
          <div className="grid min-w-0 gap-5">
            <SecretsCard {...{ application, now, actions }} />
            <ServiceAccountsCard {...{ application, now, actions }} />
          </div>
          <div className="grid min-w-0 gap-5">
            <ScopesCard application={application} change={actions.changeScopes} />
            <SettingsCard application={application} change={actions.changeSettings} />
            <ClientIdsCard {...{ application, actions }} />
          </div>
        </div>
      )}
    </>
  )
}

type RevokeButtonProps = { name: string; clientId: string; revoke: ApplicationActions['revoke'] }

const RevokeButton = ({ name, clientId, revoke }: RevokeButtonProps) => {
  const t = useTexts(TEXTS)
  const refetch = useRefetchApplications()
  const confirm = async () => {
    const answer = await runAction(revoke, { clientId })
    if (!answer.ok) return `${answer.problem.detail} ${answer.problem.nextAction}`
    await refetch()
    return undefined
  }
  return (
    <AlertDialog
      title={t.ask(name)}
      description={t.what}
      trigger={<Button icon={<Ban />}>{t.revoke}</Button>}
      confirmLabel={t.revoke}
      onConfirm={confirm}
    />
  )
}
