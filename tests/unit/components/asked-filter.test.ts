import { expect, test } from 'vitest'
import { askedFilter } from '#components/tables/asked-filter.ts'

type Filter = { product: string; status: string }

const hrefOf = ({ product, status }: Filter) => `/list?product=${product}&status=${status}`
const START: Filter = { product: '', status: '' }
const FGTS: Filter = { product: 'fgts', status: '' }
const adding = (status: string) => (asked: Filter) => ({
  status: [asked.status, status].filter(Boolean).join(),
})

test('changes quicker than pages add up', () => {
  const memory = askedFilter(START, hrefOf)
  expect(memory.change({ product: 'fgts' })).toBe('/list?product=fgts&status=')
  expect(memory.change(adding('pending'))).toBe('/list?product=fgts&status=pending')
  expect(memory.change(adding('paid'))).toBe('/list?product=fgts&status=pending,paid')
})

test('a page on the way, come once or rendered again, takes back nothing that was asked for behind it', () => {
  const memory = askedFilter(START, hrefOf)
  memory.change({ product: 'fgts' })
  memory.shows({ ...START })
  memory.change(adding('pending'))
  memory.shows({ ...FGTS })
  memory.shows({ ...FGTS })
  expect(memory.change(adding('paid'))).toBe('/list?product=fgts&status=pending,paid')
})

test('a page rendered again after it came takes back nothing either', () => {
  const memory = askedFilter(START, hrefOf)
  memory.change({ product: 'fgts' })
  memory.shows({ ...FGTS })
  memory.change(adding('pending'))
  memory.shows({ ...FGTS })
  expect(memory.change(adding('paid'))).toBe('/list?product=fgts&status=pending,paid')
})

test('pages that never came, because a later one did, are waited for no more', () => {
  const memory = askedFilter(START, hrefOf)
  memory.change({ product: 'fgts' })
  memory.change(adding('pending'))
  memory.shows({ product: 'fgts', status: 'pending' })
  memory.shows(FGTS)
  expect(memory.change(adding('paid'))).toBe('/list?product=fgts&status=paid')
})

test('whoever goes elsewhere, back or by a link, goes on from there', () => {
  const memory = askedFilter(START, hrefOf)
  memory.change({ product: 'fgts' })
  memory.change(adding('pending'))
  memory.shows({ product: 'clt', status: '' })
  expect(memory.change(adding('paid'))).toBe('/list?product=clt&status=paid')
})
