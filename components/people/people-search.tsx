'use client'
import type { FormEvent } from 'react'
import { SearchButton } from '#components/fields/search-button.tsx'
import { SearchField } from '#components/fields/search-field.tsx'
import { SelectField } from '#components/fields/select-field.tsx'
import { localized, texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { ListBar } from '#components/tables/list-bar.tsx'
import type { SetFilter } from '#components/tables/set-filters.tsx'
import { FilterChips } from '#components/ui/filter-chips.tsx'
import { useLanguage } from '#components/use-language.ts'
import type { Team } from '#lib/client/people.ts'
import type { OwnRole } from '#lib/client/roles.ts'
import { ROLES } from '#lib/domain/access/permissions.ts'
import { PERSON_STATES } from '#lib/domain/people/person-state.ts'
import { ROLE_NAMES, STATE_NAMES } from './access-names.ts'
import { type PeopleFilter, peopleHref } from './people-filter.ts'

const TEXTS = texts({
  label: ['Nome ou e-mail', 'Name or e-mail'],
  state: ['Filtrar por situação', 'Filter by status'],
  all: ['Todas', 'All'],
  role: ['Perfil', 'Role'],
  anyRole: ['Todos os perfis', 'All roles'],
  team: ['Time', 'Team'],
  anyTeam: ['Todos os times', 'All teams'],
  certificate: ['Certificação', 'Certification'],
  anyCertificate: ['Qualquer validade', 'Any end date'],
  ending: ['Vencida ou vence em 30 dias', 'Ended, or ends within 30 days'],
})

type PeopleSearchProps = {
  filter: PeopleFilter
  searched: string
  teams: readonly Team[]
  roles: readonly Pick<OwnRole, 'id' | 'name'>[]
  onChange: (next: Partial<PeopleFilter>) => void
  onSearch: (text: string) => Promise<void>
}

export const PeopleSearch = (props: PeopleSearchProps) => {
  const { filter, teams, roles, onChange } = props
  const language = useLanguage()
  const { state, role, ownRoleId, teamId, certificate } = filter
  const t = useTexts(TEXTS)
  const one = (label: string, without: Partial<PeopleFilter>): SetFilter => ({
    id: label,
    label,
    onRemove: () => onChange(without),
  })
  return (
    <ListBar
      search={<PeopleSearchForm searched={props.searched} onSearch={props.onSearch} />}
      set={[
        ...(state === '' ? [] : [one(localized(STATE_NAMES[state], language), { state: '' })]),
        ...(role === '' ? [] : [one(localized(ROLE_NAMES[role], language), { role: '' })]),
        ...(ownRoleId === '' ? [] : [one(nameIn(roles, ownRoleId), { ownRoleId: '' })]),
        ...(teamId === '' ? [] : [one(nameIn(teams, teamId), { teamId: '' })]),
        ...(certificate === '' ? [] : [one(t.ending, { certificate: '' })]),
      ]}
      onClear={() => onChange({ state: '', role: '', ownRoleId: '', teamId: '', certificate: '' })}
    >
      {() => <PeopleFilters {...{ filter, teams, roles, onChange }} />}
    </ListBar>
  )
}

const nameIn = (entries: readonly { id: string; name: string }[], id: string) =>
  entries.find((one) => one.id === id)?.name ?? '…'

const PeopleSearchForm = ({ searched, onSearch }: Pick<PeopleSearchProps, 'searched' | 'onSearch'>) => {
  const t = useTexts(TEXTS)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void onSearch(String(new FormData(event.currentTarget).get('search') ?? '').trim())
  }
  return (
    <search className="min-w-0 flex-1">
      <form onSubmit={submit} className="flex items-start gap-2" noValidate>
        <SearchField
          key={searched}
          name="search"
          label={t.label}
          defaultValue={searched}
          className="flex-1"
        />
        <SearchButton />
      </form>
    </search>
  )
}

const PeopleFilters = ({
  filter,
  teams,
  roles,
  onChange,
}: Pick<PeopleSearchProps, 'filter' | 'teams' | 'roles' | 'onChange'>) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  return (
    <>
      <FilterChips
        label={t.state}
        chips={(['', ...PERSON_STATES] as const).map((state) => ({
          id: state,
          label: state === '' ? t.all : localized(STATE_NAMES[state], language),
          href: peopleHref({ ...filter, state }),
          selected: filter.state === state,
        }))}
        onChoose={(id) => onChange({ state: PERSON_STATES.find((state) => state === id) ?? '' })}
      />
      <div className="grid grid-cols-2 gap-3 sm:max-w-lg">
        <SelectField
          name="role"
          label={t.role}
          value={filter.ownRoleId || filter.role}
          placeholder={t.anyRole}
          options={[
            ...ROLES.map((role) => ({ value: role, label: localized(ROLE_NAMES[role], language) })),
            ...roles.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={({ currentTarget: { value } }) => {
            const role = ROLES.find((each) => each === value) ?? ''
            onChange({ role, ownRoleId: role === '' ? value : '' })
          }}
        />
        <SelectField
          name="team"
          label={t.team}
          value={filter.teamId}
          placeholder={t.anyTeam}
          options={teams.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ currentTarget }) => onChange({ teamId: currentTarget.value })}
        />
        <SelectField
          name="certificate"
          label={t.certificate}
          value={filter.certificate}
          placeholder={t.anyCertificate}
          options={[{ value: 'ending', label: t.ending }]}
          onChange={({ currentTarget }) =>
            onChange({ certificate: currentTarget.value === 'ending' ? 'ending' : '' })
          }
        />
      </div>
    </>
  )
}
