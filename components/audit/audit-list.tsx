'use client'
import { ScrollText, SearchX } from 'lucide-react'
import dynamic from 'next/dynamic'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { useEncryptedSearch } from '#components/search/use-encrypted-search.ts'
import { ageSort } from '#components/tables/age-sort.ts'
import { ListTable } from '#components/tables/list-table.tsx'
import { NewerOlder } from '#components/tables/newer-older.tsx'
import { useListRows } from '#components/tables/use-list-rows.ts'
import { usePendingFilter } from '#components/tables/use-pending-filter.ts'
import { useRowActs } from '#components/tables/use-row-acts.ts'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { ProblemCallout } from '#components/ui/problem-callout.tsx'
import { formatInstant } from '#components/ui/relative-text.ts'
import { useLanguage } from '#components/use-language.ts'
import { type AuditEntry, type AuditPage, useAudit } from '#lib/client/audit.ts'
import type { EncryptSearch } from '#lib/client/proposals.ts'
import { instantOf } from '#lib/config/clock.ts'
import { auditActionText } from '#lib/domain/access/audit-actions.ts'
import { type Language, textIn } from '#lib/domain/language.ts'
import { auditColumns } from './audit-columns.tsx'
import { type AuditFilter, auditHref, auditPageQueryOf, NO_AUDIT_FILTER } from './audit-filter.ts'
import { type AuditActor, AuditSearch } from './audit-search.tsx'

const TEXTS = texts({
  caption: ['Registros, do mais novo para o mais antigo', 'Records, newest first'],
  oldestFirst: ['Registros, do mais antigo para o mais novo', 'Records, oldest first'],
  none: ['Nenhum registro com este filtro', 'No record with this filter'],
  noneNext: ['Amplie o período ou tire algum filtro.', 'Widen the period or remove a filter.'],
  clear: ['Limpar filtros', 'Clear filters'],
  record: ['registro', 'record'],
  records: ['registros', 'records'],
  empty: ['Nenhum registro ainda', 'No records yet'],
})

const loadPreview = () => import('./audit-dialog.tsx').then((module) => module.AuditDialog)
const AuditDialog = dynamic(loadPreview, { ssr: false })

const loadActs = () => import('./selected-entries.tsx').then((module) => module.SelectedEntries)
const SelectedEntries = dynamic(loadActs, { ssr: false })

const idOf = ({ id }: AuditEntry) => id
const entryName =
  (language: Language) =>
  ({ action, actorName, at }: AuditEntry) =>
    `${textIn(auditActionText(action), language)}, ${actorName}, ${formatInstant(instantOf(at))}`

type AuditListProps = {
  filter: AuditFilter
  initial: AuditPage
  actors: readonly AuditActor[]
  now: string
  /** Search text as displayed, in which a CPF is masked. */
  searched: string
  encrypt: EncryptSearch
}

export const AuditList = ({ filter, initial, actors, now, ...props }: AuditListProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const changeFilter = usePendingFilter(filter, auditHref)
  const { cursor, order } = filter
  const list = useAudit(auditPageQueryOf(filter), initial)
  const hrefOf = (next: Partial<AuditFilter>) => auditHref({ ...filter, cursor: '', ...next })
  const go = (next: Partial<AuditFilter>) => changeFilter({ cursor: '', ...next })
  const { searchFor, problem } = useEncryptedSearch({ ...props, present: filter.search, go })
  const page = list.data
  const listRows = useListRows({ list, rows: page?.data, keyOf: idOf })
  const acting = useEntryActs(listRows.rows)
  const columns = auditColumns({
    language,
    now,
    personHref: (person) => hrefOf({ person }),
    onOpen: acting.open,
    ageSort: ageSort(order, (next) => hrefOf({ order: next })),
  })
  return (
    <section className="space-y-3">
      <AuditSearch
        filter={filter}
        actors={actors}
        subjectType={page?.data[0]?.subjectType}
        searched={props.searched}
        onSearch={searchFor}
        onChange={go}
      />
      {problem ? <ProblemCallout problem={problem} /> : null}
      <ListTable
        caption={order === 'asc' ? t.oldestFirst : t.caption}
        list={list}
        columns={acting.around(columns)}
        listRows={listRows}
        rowKey={idOf}
        empty={<NoRecords filtered={hrefOf({ order: '' }) !== '/audit'} />}
      />
      {page && page.data.length > 0 ? (
        <NewerOlder
          cursor={cursor}
          order={order}
          hrefOf={(next) => hrefOf({ cursor: next })}
          pages={page.pages}
          rowCount={page.data.length}
          nouns={[t.record, t.records]}
        />
      ) : null}
      <EntryActs {...acting} />
    </section>
  )
}

const useEntryActs = (rows: readonly AuditEntry[]) => {
  const language = useLanguage()
  return useRowActs({
    ...{ rows, idOf, nameOf: entryName(language), loadPreview, loadActs, hasPreviewButton: true },
    actsOf: async (entry) => (await import('./audit-acts.ts')).auditActs(entry, language),
  })
}

const EntryActs = ({ acts, selection, previewed, close }: ReturnType<typeof useEntryActs>) => (
  <>
    {acts ? <SelectedEntries selection={selection} /> : null}
    {previewed ? (
      <AuditDialog
        entry={previewed}
        onClose={close}
        subjectFilterHref={auditHref({ ...NO_AUDIT_FILTER, subject: previewed.subjectId })}
      />
    ) : null}
  </>
)

const NoRecords = ({ filtered }: { filtered: boolean }) => {
  const t = useTexts(TEXTS)
  if (!filtered) return <EmptyState title={t.empty} icon={<ScrollText />} />
  return (
    <EmptyState title={t.none} icon={<SearchX />} action={<LinkButton href="/audit">{t.clear}</LinkButton>}>
      {t.noneNext}
    </EmptyState>
  )
}
