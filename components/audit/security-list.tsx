'use client'
import { SearchX, ShieldCheck } from 'lucide-react'
import dynamic from 'next/dynamic'
import Link from 'next/link'
import { localizedTexts, texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { ActingTable } from '#components/tables/acting-table.tsx'
import { ageSort } from '#components/tables/age-sort.ts'
import type { Column, ColumnSort } from '#components/tables/column.ts'
import { NewerOlder } from '#components/tables/newer-older.tsx'
import { TwoLines } from '#components/tables/two-lines.tsx'
import { usePendingFilter } from '#components/tables/use-pending-filter.ts'
import { Badge } from '#components/ui/badge.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { formatInstant } from '#components/ui/relative-text.ts'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { useLanguage } from '#components/use-language.ts'
import { type SecurityLogEvent, type SecurityLogPage, useSecurityLog } from '#lib/client/security-log.ts'
import { instantOf } from '#lib/config/clock.ts'
import { auditActionText } from '#lib/domain/access/audit-actions.ts'
import { type Language, textIn } from '#lib/domain/language.ts'
import { subjectHref } from './audit-names.ts'
import type { AuditActor } from './audit-search.tsx'
import { type SecurityFilter, securityHref, securityPageQueryOf } from './security-filter.ts'
import { SecuritySearch } from './security-search.tsx'

const loadActs = () => import('./selected-events.tsx').then((module) => module.SelectedEvents)
const SelectedEvents = dynamic(loadActs, { ssr: false })

const TEXTS = texts({
  caption: ['Eventos de segurança, do mais novo para o mais antigo', 'Security events, newest first'],
  oldestFirst: ['Eventos de segurança, do mais antigo para o mais novo', 'Security events, oldest first'],
  what: ['O que aconteceu', 'What happened'],
  account: ['Conta', 'Account'],
  who: ['Por quem', 'By whom'],
  when: ['Quando', 'When'],
  refused: ['Recusa', 'Refusal'],
  organization: ['Organização', 'Organization'],
  event: ['evento', 'event'],
  events: ['eventos', 'events'],
  none: ['Nenhum evento com este filtro', 'No event with this filter'],
  noneNext: ['Amplie o período ou tire algum filtro.', 'Widen the period or remove a filter.'],
  clear: ['Limpar filtros', 'Clear filters'],
  empty: ['Nenhum evento de segurança ainda', 'No security events yet'],
})

const idOf = ({ id }: SecurityLogEvent) => id
const eventName =
  (language: Language) =>
  ({ action, accountName, at }: SecurityLogEvent) =>
    [textIn(auditActionText(action), language), accountName, formatInstant(instantOf(at))]
      .filter(Boolean)
      .join(', ')

type SecurityListProps = {
  filter: SecurityFilter
  initial: SecurityLogPage
  accounts: readonly AuditActor[]
  now: string
}

export const SecurityList = ({ filter, initial, accounts, now }: SecurityListProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const changeFilter = usePendingFilter(filter, securityHref)
  const { cursor, order } = filter
  const list = useSecurityLog(securityPageQueryOf(filter), initial)
  const hrefOf = (next: Partial<SecurityFilter>) => securityHref({ ...filter, cursor: '', ...next })
  const page = list.data
  return (
    <section className="space-y-3">
      <SecuritySearch
        filter={filter}
        accounts={accounts}
        onChange={(next) => changeFilter({ cursor: '', ...next })}
      />
      <ActingTable
        list={list}
        rows={page?.data}
        caption={order === 'asc' ? t.oldestFirst : t.caption}
        columns={columnsOf({ language, now, sort: ageSort(order, (next) => hrefOf({ order: next })) })}
        idOf={idOf}
        nameOf={eventName(language)}
        loadActs={loadActs}
        actsOf={async (event) => (await import('./security-acts.ts')).securityActs(event, language)}
        acts={(selection) => <SelectedEvents selection={selection} />}
        preview={() => null}
        empty={<NoEvents filtered={hrefOf({ order: '' }) !== '/audit/security'} />}
      />
      {page && page.data.length > 0 ? (
        <NewerOlder
          cursor={cursor}
          order={order}
          hrefOf={(next) => hrefOf({ cursor: next })}
          pages={page.pages}
          rowCount={page.data.length}
          nouns={[t.event, t.events]}
        />
      ) : null}
    </section>
  )
}

type ColumnOptions = { language: Language; now: string; sort: ColumnSort }

const columnsOf = ({ language, now, sort }: ColumnOptions): readonly Column<SecurityLogEvent>[] => {
  const t = localizedTexts(TEXTS, language)
  return [
    {
      id: 'what',
      header: t.what,
      primary: true,
      cell: ({ action, isRefusal, refusalTitle }) => (
        <TwoLines
          first={
            <span className="flex flex-wrap items-center gap-2">
              {textIn(auditActionText(action), language)}
              {isRefusal ? <Badge tone="danger">{t.refused}</Badge> : null}
            </span>
          }
          second={refusalTitle}
        />
      ),
    },
    {
      id: 'account',
      header: t.account,
      interactive: true,
      cell: (event) => <Account event={event} language={language} />,
    },
    { id: 'who', header: t.who, cell: ({ actorName }) => actorName },
    {
      id: 'when',
      header: t.when,
      align: 'end',
      sort,
      cell: ({ at }) => (
        <TwoLines
          first={<span className="whitespace-nowrap">{formatInstant(instantOf(at))}</span>}
          second={<RelativeTime at={at} now={now} />}
          className="@max-2xl:text-right"
        />
      ),
    },
  ]
}

const Account = ({ event, language }: { event: SecurityLogEvent; language: Language }) => {
  const { subjectType, subjectId, accountName } = event
  const name = accountName ?? localizedTexts(TEXTS, language).organization
  const href = subjectHref(subjectType, subjectId)
  if (!href) return name
  return (
    <Link
      href={href}
      className="underline decoration-line-strong underline-offset-2 hover:decoration-current"
    >
      {name}
    </Link>
  )
}

const NoEvents = ({ filtered }: { filtered: boolean }) => {
  const t = useTexts(TEXTS)
  if (!filtered) return <EmptyState title={t.empty} icon={<ShieldCheck />} />
  return (
    <EmptyState
      title={t.none}
      icon={<SearchX />}
      action={<LinkButton href="/audit/security">{t.clear}</LinkButton>}
    >
      {t.noneNext}
    </EmptyState>
  )
}
