'use client'
import type { FormEvent } from 'react'
import { useLanguage } from '#components/use-language'
import type { Team } from '#lib/client/people'
import { ROLES } from '#lib/domain/access/permissions'
import { SearchField } from '../fields/search-field.tsx'
import { SelectField } from '../fields/select-field.tsx'
import { said, texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { Button } from '../ui/button.tsx'
import { ROLE_NAMES } from './access-names.ts'
import type { PeopleFilter } from './people-filter.ts'

const TEXTS = texts({
  label: ['Nome ou e-mail', 'Name or e-mail'],
  search: ['Buscar', 'Search'],
  role: ['Perfil', 'Role'],
  anyRole: ['Todos os perfis', 'All roles'],
  team: ['Time', 'Team'],
  anyTeam: ['Todos os times', 'All teams'],
})

type PeopleSearchProps = {
  filter: PeopleFilter
  /** What is searched for now, as it is shown. */
  searched: string
  teams: readonly Team[]
  onChange: (next: Partial<PeopleFilter>) => void
  onSearch: (typed: string) => Promise<void>
}

/** Words, role and team to narrow the people to. */
export const PeopleSearch = ({ filter, searched, teams, onChange, onSearch }: PeopleSearchProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void onSearch(String(new FormData(event.currentTarget).get('search') ?? '').trim())
  }
  return (
    <search className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_11rem_12rem]">
      <form onSubmit={submit} className="flex items-start gap-2" noValidate>
        <SearchField
          key={searched}
          name="search"
          label={t.label}
          defaultValue={searched}
          className="flex-1"
        />
        <Button type="submit" className="pointer-coarse:min-h-12">
          {t.search}
        </Button>
      </form>
      <SelectField
        name="role"
        label={t.role}
        labelHidden
        value={filter.role}
        placeholder={t.anyRole}
        options={ROLES.map((role) => ({ value: role, label: said(ROLE_NAMES[role], language) }))}
        onChange={({ currentTarget }) => onChange({ role: currentTarget.value as PeopleFilter['role'] })}
      />
      <SelectField
        name="team"
        label={t.team}
        labelHidden
        value={filter.teamId}
        placeholder={t.anyTeam}
        options={teams.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={({ currentTarget }) => onChange({ teamId: currentTarget.value })}
      />
    </search>
  )
}
