'use client'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { DateField } from '#components/fields/date-field.tsx'
import { SelectField } from '#components/fields/select-field.tsx'
import { formatDay } from '#components/language/day-text.ts'
import { localized, texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { ProposalSearchForm } from '#components/search/search-form.tsx'
import { ListBar } from '#components/tables/list-bar.tsx'
import type { SetFilter } from '#components/tables/set-filters.tsx'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { useLanguage } from '#components/use-language.ts'
import { AUDIT_GROUPS } from '#lib/domain/access/audit-actions.ts'
import { subjectName } from '#lib/domain/access/audit-names.ts'
import { type Day, isDay } from '#lib/domain/calendar.ts'
import { type AuditFilter, auditExportHref, NO_AUDIT_FILTER } from './audit-filter.ts'
import { GROUP_NAMES } from './audit-names.ts'

const IP = /^\d{1,3}(\.\d{1,3}){3}$/

const TEXTS = texts({
  search: ['CPF, id ou IP', 'CPF, id or IP'],
  program: (name: string) => [`Programa: ${name}`, `Program: ${name}`],
  person: ['Quem', 'Who'],
  anybody: ['Todos', 'Everybody'],
  chosen: ['Quem foi escolhido na lista', 'Who was chosen in the list'],
  group: ['Assunto', 'Subject'],
  anything: ['Todos os assuntos', 'All subjects'],
  from: ['De', 'From'],
  to: ['Até', 'To'],
  subject: (what: string) => [`Só sobre ${what}`, `Only about ${what}`],
  export: ['Baixar CSV', 'Download CSV'],
})

export type AuditActor = { id: string; name: string; isProgram?: boolean }

type AuditSearchProps = {
  filter: AuditFilter
  actors: readonly AuditActor[]
  subjectType: string | undefined
  searched: string
  onSearch: (text: string) => Promise<void>
  onChange: (next: Partial<AuditFilter>) => void
}

export const AuditSearch = ({ filter, actors, subjectType, onChange, ...props }: AuditSearchProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const actorOptions = actors.map(({ id, name, isProgram }) => ({
    value: id,
    label: isProgram ? t.program(name) : name,
  }))
  const subject = t.subject(`${subjectType ? `${subjectName(subjectType, language)} ` : ''}${filter.subject}`)
  const isOther = filter.person !== '' && !actors.some(({ id }) => id === filter.person)
  const { person, group, from, to } = filter
  const one = (id: keyof AuditFilter, label: string): SetFilter[] =>
    filter[id] === '' ? [] : [{ id, label, onRemove: () => onChange({ [id]: '' }) }]
  return (
    <ListBar
      search={
        <ProposalSearchForm
          label={t.search}
          alsoTakes={IP}
          searched={props.searched}
          onSearch={props.onSearch}
        />
      }
      set={[
        ...one('person', actors.find(({ id }) => id === person)?.name ?? t.chosen),
        ...one('group', group === '' ? '' : localized(GROUP_NAMES[group], language)),
        ...one('subject', subject),
        ...one('from', `${t.from} ${formatDay(from)}`),
        ...one('to', `${t.to} ${formatDay(to)}`),
      ]}
      onClear={() => onChange({ ...NO_AUDIT_FILTER, search: filter.search })}
      tools={
        <a href={auditExportHref(filter)} download className={buttonClasses({})}>
          <Download aria-hidden />
          {t.export}
        </a>
      }
    >
      {() => (
        <AuditFilterFields
          filter={filter}
          people={isOther ? [...actorOptions, { value: person, label: t.chosen }] : actorOptions}
          onChange={onChange}
        />
      )}
    </ListBar>
  )
}

type AuditFilterFieldsProps = Pick<AuditSearchProps, 'filter' | 'onChange'> & {
  people: readonly { value: string; label: string }[]
}

const AuditFilterFields = ({ filter, people, onChange }: AuditFilterFieldsProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const { person, group, from, to } = filter
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_11rem_11rem]">
      <SelectField
        name="person"
        className="col-span-2 sm:col-span-1"
        label={t.person}
        value={person}
        placeholder={t.anybody}
        options={people}
        onChange={({ currentTarget }) => onChange({ person: currentTarget.value })}
      />
      <SelectField
        name="group"
        className="col-span-2 sm:col-span-1"
        label={t.group}
        value={group}
        placeholder={t.anything}
        options={AUDIT_GROUPS.map((each) => ({ value: each, label: localized(GROUP_NAMES[each], language) }))}
        onChange={({ currentTarget }) => onChange({ group: currentTarget.value as AuditFilter['group'] })}
      />
      <DayFilter name="from" label={t.from} value={from} onChange={(day) => onChange({ from: day })} />
      <DayFilter name="to" label={t.to} value={to} onChange={(day) => onChange({ to: day })} />
    </div>
  )
}

type DayFilterProps = { name: string; label: string; value: Day | ''; onChange: (day: Day | '') => void }

export const DayFilter = ({ name, label, value, onChange }: DayFilterProps) => {
  const [draft, setDraft] = useState<string>(value)
  const [previous, setPrevious] = useState(value)
  // The URL can also change without typing, by back navigation or by clearing the filters.
  if (previous !== value) {
    setPrevious(value)
    setDraft(value)
  }
  const type = (date: string) => {
    setDraft(date)
    if ((date === '' || isDay(date)) && date !== value) onChange(date)
  }
  return <DateField name={name} label={label} value={draft} onChange={type} />
}
