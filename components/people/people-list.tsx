'use client'
import { SearchX, UserPlus } from 'lucide-react'
import dynamic from 'next/dynamic'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { useEncryptedSearch } from '#components/search/use-encrypted-search.ts'
import { ActingTable } from '#components/tables/acting-table.tsx'
import { orderedList } from '#components/tables/row-order.ts'
import { usePendingFilter } from '#components/tables/use-pending-filter.ts'
import { Button } from '#components/ui/button.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { ProblemCallout } from '#components/ui/problem-callout.tsx'
import { useLanguage } from '#components/use-language.ts'
import { type ChangePersonTeam, type People, type Person, type Team, usePeople } from '#lib/client/people.ts'
import type { EncryptSearch } from '#lib/client/proposals.ts'
import type { OwnRole } from '#lib/client/roles.ts'
import { type PeopleFilter, peopleHref, peopleQueryOf } from './people-filter.ts'
import { PeopleSearch } from './people-search.tsx'
import { personColumns } from './person-columns.tsx'

const loadPreview = () => import('./person-preview.tsx').then((module) => module.PersonPreview)
const PersonPreview = dynamic(loadPreview, { ssr: false })

const loadActs = () => import('./people-acts.tsx').then((module) => module.PeopleActs)
const PeopleActs = dynamic(loadActs, { ssr: false })

const TEXTS = texts({
  caption: ['Pessoas, por nome', 'People, by name'],
  one: ['1 pessoa', '1 person'],
  many: (count: number) => [`${count} pessoas`, `${count} people`],
  none: ['Ninguém com este filtro', 'Nobody with this filter'],
  noneNext: ['Confira o nome ou tire algum filtro.', 'Check the name or remove a filter.'],
  clear: ['Limpar filtros', 'Clear filters'],
  alone: ['Só você por aqui', 'Only you here'],
  aloneNext: [
    'Convide a primeira pessoa: ela escolhe a senha por um link.',
    'Invite the first person: they choose a password by a link.',
  ],
})

const idOf = ({ id }: Person) => id
const nameOf = ({ name }: Person) => name

export type PeopleListProps = {
  filter: PeopleFilter
  initial: People
  teams: readonly Team[]
  roles: readonly OwnRole[]
  now: string
  searched: string
  encrypt: EncryptSearch
  changeTeam: ChangePersonTeam
}

export const PeopleList = ({ filter, initial, teams, now, ...props }: PeopleListProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const list = usePeople(peopleQueryOf(filter), initial)
  const changeFilter = usePendingFilter(filter, peopleHref)
  const search = { ...props, present: filter.search, go: changeFilter }
  const { searchFor, problem, forget } = useEncryptedSearch(search)
  const people = list.data?.people
  const ordered = orderedList({
    columns: personColumns(language, now),
    rows: people ?? [],
    sort: filter.sort,
    hrefOf: (sort) => peopleHref({ ...filter, sort }),
  })
  const filtered = peopleHref({ ...filter, sort: '' }) !== '/people'
  const clear = () => {
    forget()
    changeFilter({ search: '', state: '', role: '', ownRoleId: '', teamId: '' })
  }
  return (
    <section className="space-y-3">
      <PeopleSearch
        filter={filter}
        searched={props.searched}
        teams={teams}
        roles={props.roles}
        onChange={changeFilter}
        onSearch={searchFor}
      />
      {problem ? <ProblemCallout problem={problem} /> : null}
      <ActingTable
        caption={t.caption}
        list={list}
        columns={ordered.columns}
        rows={people && ordered.rows}
        rowHref={({ id }) => `/people/${id}`}
        {...{ idOf, nameOf, loadPreview, loadActs }}
        actsOf={async (row) => (await import('./person-acts.ts')).personActs(row, language)}
        acts={(selection, selectedRows) => (
          <PeopleActs {...{ selection, selectedRows, teams }} changeTeam={props.changeTeam} />
        )}
        preview={(row, close) => <PersonPreview key={row.id} row={row} now={now} onClose={close} />}
        empty={<NobodyListed filtered={filtered} onClear={clear} />}
      />
      {people && people.length > 0 ? (
        <p className="text-ink-muted text-sm tabular-nums">
          {people.length === 1 ? t.one : t.many(people.length)}
        </p>
      ) : null}
    </section>
  )
}

const NobodyListed = ({ filtered, onClear }: { filtered: boolean; onClear: () => void }) => {
  const t = useTexts(TEXTS)
  return filtered ? (
    <EmptyState title={t.none} icon={<SearchX />} action={<Button onClick={onClear}>{t.clear}</Button>}>
      {t.noneNext}
    </EmptyState>
  ) : (
    <EmptyState title={t.alone} icon={<UserPlus />}>
      {t.aloneNext}
    </EmptyState>
  )
}
