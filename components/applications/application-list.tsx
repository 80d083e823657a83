'use client'
import { AppWindow } from 'lucide-react'
import dynamic from 'next/dynamic'
import { localizedTexts, texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { ActingTable } from '#components/tables/acting-table.tsx'
import type { Column } from '#components/tables/column.ts'
import { ListBar } from '#components/tables/list-bar.tsx'
import { orderedList } from '#components/tables/row-order.ts'
import { TwoLines } from '#components/tables/two-lines.tsx'
import { Badge } from '#components/ui/badge.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { useLanguage } from '#components/use-language.ts'
import { type Application, type Applications, useApplications } from '#lib/client/applications.ts'
import { instantOf } from '#lib/config/clock.ts'
import type { Language } from '#lib/domain/language.ts'
import { type ApplicationFilter, applicationsHref } from './application-filter.ts'
import { ApplicationStateBadge } from './application-state-badge.tsx'

const loadPreview = () => import('./application-preview.tsx').then((module) => module.ApplicationPreview)
const ApplicationPreview = dynamic(loadPreview, { ssr: false })

const loadActs = () => import('./selected-applications.tsx').then((module) => module.SelectedApplications)
const SelectedApplications = dynamic(loadActs, { ssr: false })

const TEXTS = texts({
  caption: ['Aplicações, da mais antiga para a mais nova', 'Applications, oldest first'],
  name: ['Aplicação', 'Application'],
  scopes: ['Permissões', 'Scopes'],
  secrets: ['Chaves', 'Secrets'],
  ends: ['a antiga vence', 'the old one expires'],
  used: ['Último uso', 'Last used'],
  never: ['nunca', 'never'],
  state: ['Situação', 'Status'],
  none: ['Nenhuma aplicação ainda', 'No applications yet'],
  noneNext: [
    'Crie uma para que um programa chame a API com credenciais próprias.',
    'Create one so that a program calls the API with credentials of its own.',
  ],
})

const idOf = ({ id }: Application) => id
const nameOf = ({ name }: Application) => name
const hrefOf = ({ clientId }: Application) => `/applications/${encodeURIComponent(clientId)}`

type ApplicationListProps = { filter: ApplicationFilter; initial: Applications; now: string }

export const ApplicationList = ({ filter, initial, now }: ApplicationListProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const list = useApplications(initial)
  const ordered = orderedList({
    columns: columnsIn(language, now),
    rows: list.data.applications,
    sort: filter.sort,
    hrefOf: (sort) => applicationsHref({ sort }),
  })
  return (
    <section className="space-y-3">
      <ListBar set={[]} />
      <ActingTable
        list={list}
        caption={t.caption}
        {...ordered}
        rowHref={hrefOf}
        {...{ idOf, nameOf, loadPreview, loadActs }}
        actsOf={async (row) => (await import('./application-acts.ts')).applicationActs(row, language)}
        acts={(selection, selectedRows) => <SelectedApplications {...{ selection, selectedRows }} />}
        preview={(row, close) => (
          <ApplicationPreview key={row.id} row={row} now={now} href={hrefOf(row)} onClose={close} />
        )}
        empty={
          <EmptyState title={t.none} icon={<AppWindow />}>
            {t.noneNext}
          </EmptyState>
        }
      />
    </section>
  )
}

const columnsIn = (language: Language, now: string): readonly Column<Application>[] => {
  const t = localizedTexts(TEXTS, language)
  return [
    {
      id: 'name',
      header: t.name,
      primary: true,
      isName: true,
      value: ({ name }) => name,
      cell: ({ name, clientId }) => (
        <TwoLines
          first={name}
          title={name}
          second={<span className="whitespace-normal break-all font-mono">{clientId}</span>}
          className="max-w-96 compact:@2xl:max-w-none"
        />
      ),
    },
    {
      id: 'scopes',
      header: t.scopes,
      cell: ({ scopes }) => (
        <span className="flex flex-wrap gap-1 @max-2xl:justify-end">
          {scopes.map((scope) => (
            <Badge key={scope}>{scope}</Badge>
          ))}
        </span>
      ),
    },
    {
      id: 'secrets',
      header: t.secrets,
      align: 'end',
      value: ({ secrets }) => secrets.length,
      cell: ({ secrets }) => <SecretCount secrets={secrets} ends={t.ends} now={now} />,
    },
    {
      id: 'used',
      header: t.used,
      align: 'end',
      value: ({ lastUsedAt }) => (lastUsedAt ? instantOf(lastUsedAt).getTime() : null),
      cell: ({ lastUsedAt }) =>
        lastUsedAt ? (
          <RelativeTime at={lastUsedAt} now={now} className="whitespace-nowrap text-ink-muted" />
        ) : (
          <span className="text-ink-muted">{t.never}</span>
        ),
    },
    {
      id: 'state',
      header: t.state,
      beside: true,
      value: ({ revokedAt }) => (revokedAt === null ? 1 : 0),
      cell: ({ revokedAt }) => <ApplicationStateBadge revoked={revokedAt !== null} />,
    },
  ]
}

type SecretCountProps = { secrets: Application['secrets']; ends: string; now: string }

const SecretCount = ({ secrets, ends, now }: SecretCountProps) => {
  const ending = secrets.find(({ expiresAt }) => expiresAt !== null)?.expiresAt
  return (
    <span className="@max-2xl:text-right">
      {secrets.length}
      {ending ? (
        <span className="block text-ink-muted text-xs">
          {ends} <RelativeTime at={ending} now={now} />
        </span>
      ) : null}
    </span>
  )
}
