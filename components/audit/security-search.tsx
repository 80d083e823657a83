'use client'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { SelectField } from '#components/fields/select-field.tsx'
import { formatDay } from '#components/language/day-text.ts'
import { localized, texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { ListBar } from '#components/tables/list-bar.tsx'
import type { SetFilter } from '#components/tables/set-filters.tsx'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { Checkbox } from '#components/ui/checkbox.tsx'
import { useLanguage } from '#components/use-language.ts'
import { SECURITY_KINDS } from '#lib/domain/access/security-log.ts'
import { type AuditActor, DayFilter } from './audit-search.tsx'
import { NO_SECURITY_FILTER, type SecurityFilter, securityExportHref } from './security-filter.ts'
import { SECURITY_KIND_NAMES } from './security-names.ts'

const TEXTS = texts({
  kind: ['Assunto', 'Subject'],
  anything: ['Todos os assuntos', 'All subjects'],
  account: ['Conta', 'Account'],
  anybody: ['Todas', 'All'],
  program: (name: string) => [`Programa: ${name}`, `Program: ${name}`],
  chosen: ['Conta escolhida na lista', 'Account chosen in the list'],
  refusals: ['Só recusas', 'Refusals only'],
  from: ['De', 'From'],
  to: ['Até', 'To'],
  export: ['Baixar CSV', 'Download CSV'],
})

type SecuritySearchProps = {
  filter: SecurityFilter
  accounts: readonly AuditActor[]
  onChange: (next: Partial<SecurityFilter>) => void
}

export const SecuritySearch = ({ filter, accounts, onChange }: SecuritySearchProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const { kind, account, refusals, from, to } = filter
  const one = (id: keyof SecurityFilter, label: string): SetFilter[] =>
    filter[id] === '' ? [] : [{ id, label, onRemove: () => onChange({ [id]: '' }) }]
  return (
    <ListBar
      set={[
        ...one('kind', kind === '' ? '' : localized(SECURITY_KIND_NAMES[kind], language)),
        ...one('account', accounts.find(({ id }) => id === account)?.name ?? t.chosen),
        ...(refusals
          ? [{ id: 'refusals', label: t.refusals, onRemove: () => onChange({ refusals: false }) }]
          : []),
        ...one('from', `${t.from} ${formatDay(from)}`),
        ...one('to', `${t.to} ${formatDay(to)}`),
      ]}
      onClear={() => onChange(NO_SECURITY_FILTER)}
      tools={
        <a href={securityExportHref(filter)} download className={buttonClasses({})}>
          <Download aria-hidden />
          {t.export}
        </a>
      }
    >
      {() => <SecurityFilterFields {...{ filter, accounts, onChange }} />}
    </ListBar>
  )
}

const SecurityFilterFields = ({ filter, accounts, onChange }: SecuritySearchProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const { kind, account, refusals, from, to } = filter
  const options = accounts.map(({ id, name, isProgram }) => ({
    value: id,
    label: isProgram ? t.program(name) : name,
  }))
  const isOther = account !== '' && !accounts.some(({ id }) => id === account)
  return (
    <div className="grid grid-cols-2 items-end gap-3 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_11rem_11rem_auto]">
      <SelectField
        name="kind"
        className="col-span-2 sm:col-span-1"
        label={t.kind}
        value={kind}
        placeholder={t.anything}
        options={SECURITY_KINDS.map((each) => ({
          value: each,
          label: localized(SECURITY_KIND_NAMES[each], language),
        }))}
        onChange={({ currentTarget }) => onChange({ kind: currentTarget.value as SecurityFilter['kind'] })}
      />
      <SelectField
        name="account"
        className="col-span-2 sm:col-span-1"
        label={t.account}
        value={account}
        placeholder={t.anybody}
        options={isOther ? [...options, { value: account, label: t.chosen }] : options}
        onChange={({ currentTarget }) => onChange({ account: currentTarget.value })}
      />
      <DayFilter name="from" label={t.from} value={from} onChange={(day) => onChange({ from: day })} />
      <DayFilter name="to" label={t.to} value={to} onChange={(day) => onChange({ to: day })} />
      <RefusalsFilter checked={refusals} onChange={(checked) => onChange({ refusals: checked })} />
    </div>
  )
}

type RefusalsFilterProps = { checked: boolean; onChange: (checked: boolean) => void }

const RefusalsFilter = ({ checked, onChange }: RefusalsFilterProps) => {
  const t = useTexts(TEXTS)
  const [draft, setDraft] = useState(checked)
  const [previous, setPrevious] = useState(checked)
  // The URL can also change without a click here, by back navigation or by clearing the filters.
  if (previous !== checked) {
    setPrevious(checked)
    setDraft(checked)
  }
  const press = (next: boolean) => {
    setDraft(next)
    onChange(next)
  }
  return (
    <Checkbox
      name="refusals"
      className="col-span-2 lg:col-span-1"
      label={t.refusals}
      checked={draft}
      onChange={({ currentTarget }) => press(currentTarget.checked)}
    />
  )
}
