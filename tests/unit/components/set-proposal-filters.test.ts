import { expect, test } from 'vitest'
import type { FilterChange } from '#components/tables/pending-filter.ts'
import { EMPTY_FILTER, type ProposalFilter } from '#components/tracking/proposal-filter.ts'
import { NO_FILTERS, setProposalFilters } from '#components/tracking/set-proposal-filters.ts'
import { day } from '#lib/domain/calendar.ts'

const CHOICES = {
  institutions: [{ code: 'aurora', name: 'Banco Aurora' }],
  people: [{ id: 'p1', name: 'Ana' }],
  teams: [{ id: 't1', name: 'Norte' }],
}

const chipsOf = (more: Partial<ProposalFilter>) => {
  const filter = { ...EMPTY_FILTER, ...more }
  let next = filter
  const go = (change: FilterChange<ProposalFilter>) => {
    next = { ...filter, ...(typeof change === 'function' ? change(filter) : change) }
  }
  const set = setProposalFilters({
    filter,
    choices: CHOICES,
    today: day('2026-11-23'),
    language: 'pt-BR',
    go,
  })
  const without = (label: string) => {
    set.find((one) => one.label === label)?.onRemove()
    return next
  }
  return { labels: set.map(({ label }) => label), without }
}

test('shows no filter for an unfiltered list', () => {
  expect(chipsOf({}).labels).toEqual([])
})

test('words every filter: names for ids, reais for cents, days for relative days', () => {
  const all = chipsOf({
    product: 'fgts',
    statuses: ['paid'],
    provider: 'aurora',
    author: ['p1', 'gone'],
    team: 't1',
    from: '-3d',
    to: '2026-11-22',
    min: 1_000_00,
  })
  expect(all.labels).toEqual([
    'FGTS',
    'Paga',
    'Banco Aurora',
    'Agente: Ana',
    'Agente: …',
    'Time: Norte',
    'Criada de 20/11/2026',
    'Criada até 22/11/2026',
    'Líquido de R$ 1.000,00',
  ])
})

test('keeps the others when one is removed, also among several people and statuses', () => {
  const filter = {
    author: ['p1', 'p2'],
    statuses: ['paid', 'pending'],
    max: 5_00,
    provider: 'other',
  } as const
  const all = chipsOf(filter)
  expect(all.without('Agente: Ana')).toEqual({ ...EMPTY_FILTER, ...filter, author: ['p2'] })
  expect(all.without('Paga')).toEqual({ ...EMPTY_FILTER, ...filter, statuses: ['pending'] })
  expect(all.without('Líquido até R$ 5,00')).toEqual({ ...EMPTY_FILTER, ...filter, max: null })
  expect(all.without('other')).toEqual({ ...EMPTY_FILTER, ...filter, provider: '' })
})

test('leaves no filter when all are cleared', () => {
  const everything = { product: 'clt', author: ['p1'], team: 't1', paidFrom: '0d', max: 1 } as const
  expect(chipsOf({ ...everything, ...NO_FILTERS }).labels).toEqual([])
})
