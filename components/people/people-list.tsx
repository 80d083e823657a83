'use client'
import { SearchX, UserPlus } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useLanguage } from '#components/use-language'
import { type People, type Team, usePeople } from '#lib/client/people'
import { PERSON_STATES } from '#lib/domain/people/person-view'
import { said, texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { ListTable } from '../tables/list-table.tsx'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { FilterChips } from '../ui/filter-chips.tsx'
import { STATE_NAMES } from './access-names.ts'
import { type PeopleFilter, peopleHref, peopleQueryOf } from './people-filter.ts'
import { PeopleSearch } from './people-search.tsx'
import { personColumns } from './person-columns.tsx'

const TEXTS = texts({
  filter: ['Filtrar por situação', 'Filter by status'],
  all: ['Todas', 'All'],
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

export type PeopleListProps = {
  filter: PeopleFilter
  initial: People
  teams: readonly Team[]
  now: string
}

/** The people of the organization, with what narrows them in the address. */
export const PeopleList = ({ filter, initial, teams, now }: PeopleListProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const router = useRouter()
  const list = usePeople(peopleQueryOf(filter), initial)
  const go = (next: Partial<PeopleFilter>) =>
    router.push(peopleHref({ ...filter, ...next }), { scroll: false })
  const people = list.data?.people
  const filtered = peopleHref(filter) !== '/people'
  const chips = (['', ...PERSON_STATES] as const).map((state) => ({
    id: state,
    label: state === '' ? t.all : said(STATE_NAMES[state], language),
    href: peopleHref({ ...filter, state }),
    chosen: filter.state === state,
  }))
  return (
    <section className="space-y-4">
      <PeopleSearch filter={filter} teams={teams} onChange={go} />
      <FilterChips label={t.filter} chips={chips} />
      <ListTable
        caption={t.caption}
        list={list}
        columns={personColumns(language, now)}
        rows={people}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `/people/${id}`}
        empty={
          filtered ? (
            <EmptyState
              title={t.none}
              icon={<SearchX />}
              action={<Button onClick={() => router.push('/people')}>{t.clear}</Button>}
            >
              {t.noneNext}
            </EmptyState>
          ) : (
            <EmptyState title={t.alone} icon={<UserPlus />}>
              {t.aloneNext}
            </EmptyState>
          )
        }
      />
      {people && people.length > 0 ? (
        <p className="text-ink-muted text-sm tabular-nums">
          {people.length === 1 ? t.one : t.many(people.length)}
        </p>
      ) : null}
    </section>
  )
}
