import { expect, test } from 'vitest'
import { askedFilter } from '#components/tables/asked-filter.ts'

type Filter = { product: string; status: string }

const hrefOf = ({ product, status }: Filter) => `/list?product=${product}&status=${status}`
const START: Filter = { product: '', status: '' }
const FGTS: Filter = { product: 'fgts', status: '' }
const adding = (status: string) => (filter: Filter) => ({
  status: [filter.status, status].filter(Boolean).join(),
})

test('adds up changes that are faster than pages', () => {
  const memory = askedFilter(START, hrefOf)
  expect(memory.change({ product: 'fgts' })).toBe('/list?product=fgts&status=')
  expect(memory.change(adding('pending'))).toBe('/list?product=fgts&status=pending')
  expect(memory.change(adding('paid'))).toBe('/list?product=fgts&status=pending,paid')
})

test('keeps later changes when an earlier page arrives or renders again', () => {
  const memory = askedFilter(START, hrefOf)
  memory.change({ product: 'fgts' })
  memory.shows({ ...START })
  memory.change(adding('pending'))
  memory.shows({ ...FGTS })
  memory.shows({ ...FGTS })
  expect(memory.change(adding('paid'))).toBe('/list?product=fgts&status=pending,paid')
})

test('keeps later changes when a page that had arrived renders again', () => {
  const memory = askedFilter(START, hrefOf)
  memory.change({ product: 'fgts' })
  memory.shows({ ...FGTS })
  memory.change(adding('pending'))
  memory.shows({ ...FGTS })
  expect(memory.change(adding('paid'))).toBe('/list?product=fgts&status=pending,paid')
})

test('stops waiting for pages that a later one overtook', () => {
  const memory = askedFilter(START, hrefOf)
  memory.change({ product: 'fgts' })
  memory.change(adding('pending'))
  memory.shows({ product: 'fgts', status: 'pending' })
  memory.shows(FGTS)
  expect(memory.change(adding('paid'))).toBe('/list?product=fgts&status=paid')
})

test('continues from the page that somebody went to, back or by a link', () => {
  const memory = askedFilter(START, hrefOf)
  memory.change({ product: 'fgts' })
  memory.change(adding('pending'))
  memory.shows({ product: 'clt', status: '' })
  expect(memory.change(adding('paid'))).toBe('/list?product=clt&status=paid')
})
