'use client'
import type { FormEvent } from 'react'
import { DateField } from '#components/fields/date-field.tsx'
import { MoneyField } from '#components/fields/money-field.tsx'
import { SelectField } from '#components/fields/select-field.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Button } from '#components/ui/button.tsx'
import type { Day } from '#lib/domain/calendar.ts'
import { parseCents } from '#lib/domain/money.ts'
import { dayOfFilter, readFilterDay } from './filter-day.ts'
import type { ProposalFilter } from './proposal-filter.ts'

const TEXTS = texts({
  title: ['Filtrar propostas', 'Filter proposals'],
  institution: ['Instituição', 'Institution'],
  allInstitutions: ['Todas as instituições', 'All institutions'],
  author: ['Agente', 'Agent'],
  everybody: ['Todos os agentes', 'All agents'],
  several: (count: number) => [`${count} agentes`, `${count} agents`],
  team: ['Time', 'Team'],
  allTeams: ['Todos os times', 'All teams'],
  from: ['Criada de', 'Created from'],
  to: ['Criada até', 'Created until'],
  updatedFrom: ['Atualizada de', 'Updated from'],
  updatedTo: ['Atualizada até', 'Updated until'],
  paidFrom: ['Paga de', 'Paid from'],
  paidTo: ['Paga até', 'Paid until'],
  min: ['Líquido de', 'Net amount from'],
  max: ['Líquido até', 'Net amount up to'],
  clear: ['Limpar', 'Clear'],
  apply: ['Aplicar filtros', 'Apply filters'],
})

type NamedOption = { id: string; name: string }

export type FilterChoices = {
  institutions: readonly { code: string; name: string }[]
  people: readonly NamedOption[]
  teams: readonly NamedOption[]
}

export type FiltersFormProps = FilterChoices & {
  filter: ProposalFilter
  today: Day
  onApply: (change: Partial<ProposalFilter>) => void
}

const NONE = {
  provider: '',
  author: [],
  team: '',
  from: '',
  to: '',
  updatedFrom: '',
  updatedTo: '',
  paidFrom: '',
  paidTo: '',
  min: null,
  max: null,
} as const satisfies Partial<ProposalFilter>

const optionsOf = (all: readonly NamedOption[]) => all.map(({ id, name }) => ({ value: id, label: name }))

const changeOf = (form: FormData): Partial<ProposalFilter> => {
  const text = (name: keyof typeof NONE) => String(form.get(name) ?? '')
  const amount = (name: 'min' | 'max') => (text(name) === '' ? null : parseCents(text(name)))
  return {
    provider: text('provider'),
    author: text('author') === '' ? [] : text('author').split(','),
    team: text('team'),
    from: readFilterDay(text('from')),
    to: readFilterDay(text('to')),
    updatedFrom: readFilterDay(text('updatedFrom')),
    updatedTo: readFilterDay(text('updatedTo')),
    paidFrom: readFilterDay(text('paidFrom')),
    paidTo: readFilterDay(text('paidTo')),
    min: amount('min'),
    max: amount('max'),
  }
}

export const FiltersForm = ({ filter, today, onApply, ...choices }: FiltersFormProps) => {
  const t = useTexts(TEXTS)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onApply(changeOf(new FormData(event.currentTarget)))
  }
  const day = (name: 'from' | 'to' | 'updatedFrom' | 'updatedTo' | 'paidFrom' | 'paidTo') => (
    <DateField name={name} label={t[name]} defaultValue={dayOfFilter(filter[name], today) ?? ''} />
  )
  const amount = (name: 'min' | 'max') => (
    <MoneyField name={name} label={t[name]} defaultValue={filter[name]} />
  )
  return (
    <form
      noValidate
      aria-label={t.title}
      onSubmit={submit}
      className="grid grid-cols-2 gap-x-4 gap-y-3 lg:grid-cols-4"
    >
      <WhoFields filter={filter} {...choices} />
      {day('from')}
      {day('to')}
      {day('updatedFrom')}
      {day('updatedTo')}
      {day('paidFrom')}
      {day('paidTo')}
      {amount('min')}
      {amount('max')}
      <div className="col-span-full flex flex-wrap justify-end gap-2">
        <Button variant="quiet" onClick={() => onApply(NONE)}>
          {t.clear}
        </Button>
        <Button type="submit" variant="primary">
          {t.apply}
        </Button>
      </div>
    </form>
  )
}

const WhoFields = ({ filter, institutions, people, teams }: FilterChoices & { filter: ProposalFilter }) => {
  const t = useTexts(TEXTS)
  const { author } = filter
  const several = author.length > 1 ? [{ value: author.join(','), label: t.several(author.length) }] : []
  return (
    <>
      <SelectField
        className="col-span-2"
        label={t.institution}
        name="provider"
        placeholder={t.allInstitutions}
        options={institutions.map(({ code, name }) => ({ value: code, label: name }))}
        defaultValue={filter.provider}
      />
      {people.length > 0 ? (
        <SelectField
          className="lg:col-span-2"
          label={t.author}
          name="author"
          placeholder={t.everybody}
          options={[...optionsOf(people), ...several]}
          defaultValue={filter.author.join(',')}
        />
      ) : null}
      {teams.length > 0 ? (
        <SelectField
          className="lg:col-span-2"
          label={t.team}
          name="team"
          placeholder={t.allTeams}
          options={optionsOf(teams)}
          defaultValue={filter.team}
        />
      ) : null}
    </>
  )
}
