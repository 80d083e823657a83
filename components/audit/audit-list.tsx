'use client'
import { ScrollText, SearchX } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { useLanguage } from '#components/use-language'
import { type AuditEntry, type AuditPage, useAudit } from '#lib/client/audit'
import type { Person } from '#lib/client/people'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { ListTable } from '../tables/list-table.tsx'
import { NewerOlder } from '../tables/newer-older.tsx'
import { useAskedFilter } from '../tables/use-asked-filter.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { useLoadedAhead } from '../ui/use-loaded-ahead.ts'
import { auditColumns } from './audit-columns.tsx'
import { type AuditFilter, auditHref, auditQueryOf } from './audit-filter.ts'
import { AuditSearch } from './audit-search.tsx'

const TEXTS = texts({
  caption: ['Registros, do mais novo para o mais antigo', 'Records, newest first'],
  none: ['Nenhum registro com este filtro', 'No record with this filter'],
  noneNext: ['Amplie o período ou tire algum filtro.', 'Widen the period or remove a filter.'],
  clear: ['Limpar filtros', 'Clear filters'],
  record: ['registro', 'record'],
  records: ['registros', 'records'],
  empty: ['Nenhum registro ainda', 'No records yet'],
})

const load = () => import('./audit-dialog.tsx').then((module) => module.AuditDialog)
const AuditDialog = dynamic(load, { ssr: false })

type AuditListProps = {
  filter: AuditFilter
  initial: AuditPage
  people: readonly Pick<Person, 'id' | 'name'>[]
  now: string
}

/** Who did what, with the filter in the address. */
export const AuditList = ({ filter, initial, people, now }: AuditListProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const ask = useAskedFilter(filter, auditHref)
  const [open, setOpen] = useState<AuditEntry | null>(null)
  useLoadedAhead(load, open !== null)
  const { cursor } = filter
  const list = useAudit({ ...auditQueryOf(filter), ...(cursor !== '' && { cursor }) }, initial)
  const hrefOf = (next: Partial<AuditFilter>) => auditHref({ ...filter, cursor: '', ...next })
  const go = (next: Partial<AuditFilter>) => ask({ cursor: '', ...next })
  const page = list.data
  return (
    <section className="space-y-4">
      <AuditSearch filter={filter} people={people} subjectType={page?.data[0]?.subjectType} onChange={go} />
      <ListTable
        caption={t.caption}
        list={list}
        columns={auditColumns({
          language,
          now,
          personHref: (person) => hrefOf({ person }),
          onOpen: setOpen,
        })}
        rows={page?.data}
        rowKey={({ id }) => id}
        empty={<NoRecords filtered={hrefOf({}) !== '/audit'} />}
      />
      {page && page.data.length > 0 ? (
        <NewerOlder
          cursor={cursor}
          hrefOf={(next) => hrefOf({ cursor: next })}
          pages={page.pages}
          shown={page.data.length}
          nouns={[t.record, t.records]}
        />
      ) : null}
      {open ? (
        <AuditDialog
          entry={open}
          onClose={() => setOpen(null)}
          subjectFilterHref={auditHref({
            person: '',
            group: '',
            from: '',
            to: '',
            cursor: '',
            subject: open.subjectId,
          })}
        />
      ) : null}
    </section>
  )
}

const NoRecords = ({ filtered }: { filtered: boolean }) => {
  const t = useTexts(TEXTS)
  if (!filtered) return <EmptyState title={t.empty} icon={<ScrollText />} />
  return (
    <EmptyState title={t.none} icon={<SearchX />} action={<LinkButton href="/audit">{t.clear}</LinkButton>}>
      {t.noneNext}
    </EmptyState>
  )
}
