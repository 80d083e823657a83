'use client'
import { deviceText } from '#components/language/device-text.ts'
import { localized, texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { RowPreview } from '#components/tables/row-preview.tsx'
import { Card } from '#components/ui/card.tsx'
import { KeyValueList } from '#components/ui/key-value-list.tsx'
import { ReadProblem } from '#components/ui/read-problem.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { useLanguage } from '#components/use-language.ts'
import { type Person, type PersonDetail, usePersonPreview } from '#lib/client/people.ts'
import { deviceOf } from '#lib/domain/people/device-of.ts'
import { ROLE_NAMES } from './access-names.ts'
import { personActs } from './person-acts.ts'
import { PersonStateBadge } from './person-state-badge.tsx'

const TEXTS = texts({
  label: ['Resumo da pessoa', 'Summary of the person'],
  open: ['Abrir pessoa', 'Open person'],
  email: ['E-mail', 'E-mail'],
  created: ['Cadastrada', 'Registered'],
  deactivated: ['Desativada', 'Deactivated'],
  proposals: ['Propostas em aberto', 'Open proposals'],
  link: ['Link de acesso vence', 'Access link expires'],
  sessions: ['Sessões abertas', 'Open sessions'],
  none: ['Nenhuma sessão aberta.', 'No open session.'],
  used: ['último uso', 'last used'],
})

type PersonPreviewProps = { row: Person; now: string; onClose: () => void }

export const PersonPreview = ({ row, now, onClose }: PersonPreviewProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const query = usePersonPreview(row.id)
  const { data: person } = query
  const link = person?.openLink
  return (
    <RowPreview
      rowId={row.id}
      label={t.label}
      title={row.name}
      meta={
        <>
          {row.ownRole?.name ?? localized(ROLE_NAMES[row.role], language)}{' '}
          <PersonStateBadge state={row.state} />
        </>
      }
      page={{ href: `/people/${row.id}`, label: t.open }}
      acts={personActs(row, language)}
      onClose={onClose}
    >
      <KeyValueList
        items={[
          { label: t.email, value: <span className="break-all">{row.email}</span> },
          { label: t.created, value: <RelativeTime at={row.createdAt} now={now} /> },
          ...(row.deactivatedAt
            ? [{ label: t.deactivated, value: <RelativeTime at={row.deactivatedAt} now={now} /> }]
            : []),
          ...(person ? [{ label: t.proposals, value: person.openProposals, strong: true }] : []),
          ...(link ? [{ label: t.link, value: <RelativeTime at={link.expiresAt} now={now} /> }] : []),
        ]}
      />
      <ReadProblem query={query} />
      {person ? <Sessions sessions={person.sessions} now={now} /> : null}
      {query.isPending ? <Skeleton variant="row" lines={3} /> : null}
    </RowPreview>
  )
}

const Sessions = ({ sessions, now }: Pick<PersonDetail, 'sessions'> & { now: string }) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  return (
    <Card title={t.sessions}>
      {sessions.length === 0 ? <p className="text-ink-muted text-sm">{t.none}</p> : null}
      <ul className="divide-y divide-line">
        {sessions.map(({ id, userAgent, ip, lastUsedAt }) => (
          <li key={id} className="py-2.5 text-sm first:pt-0 last:pb-0">
            {deviceText(deviceOf(userAgent), language)}
            <span className="block text-ink-muted tabular-nums">
              {ip ? `${ip} · ` : ''}
              {t.used} <RelativeTime at={lastUsedAt} now={now} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
