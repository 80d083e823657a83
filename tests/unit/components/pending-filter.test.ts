import { expect, test } from 'vitest'
import { pendingFilter } from '#components/tables/pending-filter.ts'

type Filter = { product: string; status: string }

const hrefOf = ({ product, status }: Filter) => `/list?product=${product}&status=${status}`
const START: Filter = { product: '', status: '' }
const FGTS: Filter = { product: 'fgts', status: '' }
const adding = (status: string) => (filter: Filter) => ({
  status: [filter.status, status].filter(Boolean).join(),
})

test('accumulates changes that are faster than pages', () => {
  const memory = pendingFilter(START, hrefOf)
  expect(memory.change({ product: 'fgts' })).toBe('/list?product=fgts&status=')
  expect(memory.change(adding('pending'))).toBe('/list?product=fgts&status=pending')
  expect(memory.change(adding('paid'))).toBe('/list?product=fgts&status=pending,paid')
})

test('keeps later changes when an earlier page arrives or renders again', () => {
  const memory = pendingFilter(START, hrefOf)
  memory.change({ product: 'fgts' })
  memory.onRendered({ ...START })
  memory.change(adding('pending'))
  memory.onRendered({ ...FGTS })
  memory.onRendered({ ...FGTS })
  expect(memory.change(adding('paid'))).toBe('/list?product=fgts&status=pending,paid')
})

test('keeps later changes when a page that had arrived renders again', () => {
  const memory = pendingFilter(START, hrefOf)
  memory.change({ product: 'fgts' })
  memory.onRendered({ ...FGTS })
  memory.change(adding('pending'))
  memory.onRendered({ ...FGTS })
  expect(memory.change(adding('paid'))).toBe('/list?product=fgts&status=pending,paid')
})

test('stops waiting for pages superseded by a later one', () => {
  const memory = pendingFilter(START, hrefOf)
  memory.change({ product: 'fgts' })
  memory.change(adding('pending'))
  memory.onRendered({ product: 'fgts', status: 'pending' })
  memory.onRendered(FGTS)
  expect(memory.change(adding('paid'))).toBe('/list?product=fgts&status=paid')
})

test('continues from the page that a person navigated to, by back or by a link', () => {
  const memory = pendingFilter(START, hrefOf)
  memory.change({ product: 'fgts' })
  memory.change(adding('pending'))
  memory.onRendered({ product: 'clt', status: '' })
  expect(memory.change(adding('paid'))).toBe('/list?product=clt&status=paid')
})
