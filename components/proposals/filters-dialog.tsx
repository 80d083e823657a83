'use client'
import { SlidersHorizontal } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import type { Day } from '#lib/domain/calendar'
import { parseCents } from '#lib/domain/money'
import { DateField } from '../fields/date-field.tsx'
import { MoneyField } from '../fields/money-field.tsx'
import { SelectField } from '../fields/select-field.tsx'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { dayOfFilter, readFilterDay } from './filter-day.ts'
import type { ProposalFilter } from './proposal-filter.ts'

const TEXTS = texts({
  filters: ['Filtros', 'Filters'],
  chosen: (count: number) => [`Filtros (${count})`, `Filters (${count})`],
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

type Named = { id: string; name: string }

export type FilterChoices = {
  institutions: readonly { code: string; name: string }[]
  people: readonly Named[]
  teams: readonly Named[]
}

type FiltersDialogProps = FilterChoices & {
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

const countOf = (filter: ProposalFilter) =>
  Object.entries(NONE).filter(([name, none]) => String(filter[name as keyof typeof NONE]) !== String(none))
    .length

const optionsOf = (all: readonly Named[]) => all.map(({ id, name }) => ({ value: id, label: name }))

/** Several agents come by an address: they are one choice more. */
const severalOf = (author: readonly string[], name: (count: number) => string) =>
  author.length > 1 ? [{ value: author.join(','), label: name(author.length) }] : []

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

/** What the list can be narrowed to beside product and status. */
export const FiltersDialog = ({ filter, today, onApply, ...choices }: FiltersDialogProps) => {
  const t = useTexts(TEXTS)
  const [open, setOpen] = useState(false)
  const count = countOf(filter)
  const apply = (change: Partial<ProposalFilter>) => {
    setOpen(false)
    onApply(change)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    apply(changeOf(new FormData(event.currentTarget)))
  }
  return (
    <>
      <Button icon={<SlidersHorizontal />} onClick={() => setOpen(true)}>
        {count === 0 ? t.filters : t.chosen(count)}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={t.title}>
        <form noValidate onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
          <SelectField
            className="sm:col-span-2"
            label={t.institution}
            name="provider"
            placeholder={t.allInstitutions}
            options={choices.institutions.map(({ code, name }) => ({ value: code, label: name }))}
            defaultValue={filter.provider}
          />
          {choices.people.length > 0 ? (
            <SelectField
              label={t.author}
              name="author"
              placeholder={t.everybody}
              options={[...optionsOf(choices.people), ...severalOf(filter.author, t.several)]}
              defaultValue={filter.author.join(',')}
            />
          ) : null}
          {choices.teams.length > 0 ? (
            <SelectField
              label={t.team}
              name="team"
              placeholder={t.allTeams}
              options={optionsOf(choices.teams)}
              defaultValue={filter.team}
            />
          ) : null}
          <RangeFields filter={filter} today={today} />
          <div className="flex flex-wrap justify-end gap-2 sm:col-span-2">
            <Button variant="quiet" onClick={() => apply(NONE)}>
              {t.clear}
            </Button>
            <Button type="submit" variant="primary">
              {t.apply}
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  )
}

const DAYS = ['from', 'to', 'updatedFrom', 'updatedTo', 'paidFrom', 'paidTo'] as const
const AMOUNTS = ['min', 'max'] as const

/** Days and amounts, each from one and up to another. */
const RangeFields = ({ filter, today }: Pick<FiltersDialogProps, 'filter' | 'today'>) => {
  const t = useTexts(TEXTS)
  return (
    <div className="grid grid-cols-2 gap-4 sm:col-span-2">
      {DAYS.map((name) => (
        <DateField
          key={name}
          name={name}
          label={t[name]}
          defaultValue={dayOfFilter(filter[name], today) ?? ''}
        />
      ))}
      {AMOUNTS.map((name) => (
        <MoneyField key={name} name={name} label={t[name]} defaultValue={filter[name]} />
      ))}
    </div>
  )
}
