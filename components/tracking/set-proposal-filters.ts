import { formatDay } from '#components/language/day-text.ts'
import { localizedTexts, texts } from '#components/language/texts.ts'
import { PRODUCT_NAMES } from '#components/products/product-names.ts'
import { statusLabel } from '#components/statuses/status-label.ts'
import type { FilterChange } from '#components/tables/pending-filter.ts'
import type { SetFilter } from '#components/tables/set-filters.tsx'
import type { Day } from '#lib/domain/calendar.ts'
import type { Language } from '#lib/domain/language.ts'
import { cents, formatBrl } from '#lib/domain/money.ts'
import { dayOfFilter } from './filter-day.ts'
import type { FilterChoices } from './filters-form.tsx'
import type { ProposalFilter } from './proposal-filter.ts'

const TEXTS = texts({
  author: ['Agente', 'Agent'],
  team: ['Time', 'Team'],
  from: (day: string) => [`Criada de ${day}`, `Created from ${day}`],
  to: (day: string) => [`Criada até ${day}`, `Created until ${day}`],
  updatedFrom: (day: string) => [`Atualizada de ${day}`, `Updated from ${day}`],
  updatedTo: (day: string) => [`Atualizada até ${day}`, `Updated until ${day}`],
  paidFrom: (day: string) => [`Paga de ${day}`, `Paid from ${day}`],
  paidTo: (day: string) => [`Paga até ${day}`, `Paid until ${day}`],
  min: (amount: string) => [`Líquido de ${amount}`, `Net amount from ${amount}`],
  max: (amount: string) => [`Líquido até ${amount}`, `Net amount up to ${amount}`],
})

const DAYS = ['from', 'to', 'updatedFrom', 'updatedTo', 'paidFrom', 'paidTo'] as const

type Setting = {
  filter: ProposalFilter
  choices: FilterChoices
  today: Day
  language: Language
  go: (change: FilterChange<ProposalFilter>) => void
}

export const setProposalFilters = ({ filter, choices, today, language, go }: Setting): SetFilter[] => {
  const t = localizedTexts(TEXTS, language)
  const one = (id: string, label: string, without: FilterChange<ProposalFilter>): SetFilter[] =>
    label === '' ? [] : [{ id, label, onRemove: () => go(without) }]
  const day = (name: (typeof DAYS)[number]) => {
    const date = dayOfFilter(filter[name], today)
    return one(name, date ? t[name](formatDay(date)) : '', { [name]: '' })
  }
  const amount = (name: 'min' | 'max') => {
    const value = filter[name]
    return one(name, value === null ? '' : t[name](formatBrl(cents(value))), { [name]: null })
  }
  const { product, statuses, provider, author, team } = filter
  const nameOf = (of: readonly { id: string; name: string }[], id: string, kind: string) =>
    id === '' ? '' : `${kind}: ${of.find((each) => each.id === id)?.name ?? '…'}`
  return [
    ...one('product', product === '' ? '' : PRODUCT_NAMES[product].short, { product: '' }),
    ...statuses.flatMap((status) =>
      one(status, statusLabel(status, language), (latest) => ({
        statuses: latest.statuses.filter((other) => other !== status),
      })),
    ),
    ...one('provider', choices.institutions.find(({ code }) => code === provider)?.name ?? provider, {
      provider: '',
    }),
    ...author.flatMap((id) =>
      one(id, nameOf(choices.people, id, t.author), (latest) => ({
        author: latest.author.filter((other) => other !== id),
      })),
    ),
    ...one('team', nameOf(choices.teams, team, t.team), { team: '' }),
    ...DAYS.flatMap(day),
    ...(['min', 'max'] as const).flatMap(amount),
  ]
}

export const NO_FILTERS = {
  product: '',
  statuses: [],
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
