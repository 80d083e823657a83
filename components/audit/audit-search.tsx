'use client'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useLanguage } from '#components/use-language'
import type { Person } from '#lib/client/people'
import { AUDIT_GROUPS } from '#lib/domain/access/audit-actions'
import { type Day, isDay } from '#lib/domain/calendar'
import { DateField } from '../fields/date-field.tsx'
import { SelectField } from '../fields/select-field.tsx'
import { said, texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { Button } from '../ui/button.tsx'
import type { AuditFilter } from './audit-filter.ts'
import { GROUP_NAMES, subjectName } from './audit-names.ts'

const TEXTS = texts({
  person: ['Quem', 'Who'],
  anybody: ['Todos', 'Everybody'],
  chosen: ['Quem foi escolhido na lista', 'Who was chosen in the list'],
  group: ['Assunto', 'Subject'],
  anything: ['Todos os assuntos', 'All subjects'],
  from: ['De', 'From'],
  to: ['Até', 'To'],
  subject: (what: string) => [`Só sobre ${what}`, `Only about ${what}`],
  remove: ['tirar este filtro', 'remove this filter'],
})

type AuditSearchProps = {
  filter: AuditFilter
  people: readonly Pick<Person, 'id' | 'name'>[]
  /** What the subject of the filter is, once an entry tells it. */
  subjectType: string | undefined
  onChange: (next: Partial<AuditFilter>) => void
}

/** Who, what about and when. */
export const AuditSearch = ({ filter, people, subjectType, onChange }: AuditSearchProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const known = people.map(({ id, name }) => ({ value: id, label: name }))
  const subject = t.subject(`${subjectType ? `${subjectName(subjectType, language)} ` : ''}${filter.subject}`)
  const isOther = filter.person !== '' && !people.some(({ id }) => id === filter.person)
  return (
    <search className="grid gap-3">
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_11rem_11rem]">
        <SelectField
          name="person"
          className="col-span-2 sm:col-span-1"
          label={t.person}
          value={filter.person}
          placeholder={t.anybody}
          options={isOther ? [...known, { value: filter.person, label: t.chosen }] : known}
          onChange={({ currentTarget }) => onChange({ person: currentTarget.value })}
        />
        <SelectField
          name="group"
          className="col-span-2 sm:col-span-1"
          label={t.group}
          value={filter.group}
          placeholder={t.anything}
          options={AUDIT_GROUPS.map((group) => ({ value: group, label: said(GROUP_NAMES[group], language) }))}
          onChange={({ currentTarget }) => onChange({ group: currentTarget.value as AuditFilter['group'] })}
        />
        <DayFilter name="from" label={t.from} value={filter.from} onChange={(from) => onChange({ from })} />
        <DayFilter name="to" label={t.to} value={filter.to} onChange={(to) => onChange({ to })} />
      </div>
      {filter.subject === '' ? null : (
        <Button
          size="small"
          iconEnd={<X />}
          aria-label={`${subject}, ${t.remove}`}
          className="max-w-full justify-self-start"
          onClick={() => onChange({ subject: '' })}
        >
          <span className="truncate">{subject}</span>
        </Button>
      )}
    </search>
  )
}

type DayFilterProps = { name: string; label: string; value: Day | ''; onChange: (day: Day | '') => void }

/** A day that narrows a list: reported once it is whole or taken away, not while it is typed. */
const DayFilter = ({ name, label, value, onChange }: DayFilterProps) => {
  const [typed, setTyped] = useState<string>(value)
  const [seen, setSeen] = useState(value)
  // The address changed by another way: going back, or clearing the filters.
  if (seen !== value) {
    setSeen(value)
    setTyped(value)
  }
  const type = (date: string) => {
    setTyped(date)
    if ((date === '' || isDay(date)) && date !== value) onChange(date)
  }
  return <DateField name={name} label={label} value={typed} onChange={type} />
}
