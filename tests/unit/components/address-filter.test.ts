import { describe, expect, test } from 'vitest'
import { auditExportHref, auditHref, auditQueryOf, readAuditFilter } from '#components/audit/audit-filter.ts'
import { peopleHref, peopleQueryOf, readPeopleFilter } from '#components/people/people-filter.ts'
import { priceTablesHref, readPriceTableFilter } from '#components/prices/price-table-filter.ts'
import { queueQueryOf, readReviewFilter, reviewHref } from '#components/review/review-filter.ts'
import {
  addressFilter,
  fitting,
  flag,
  named,
  omitEmpty,
  oneOf,
  severalOf,
} from '#components/tables/address-filter.ts'
import { deliveriesHref, deliveryQueryOf, readDeliveryFilter } from '#components/webhooks/delivery-filter.ts'

const ID = '01981f6a-9c1e-7a63-8b54-6d1f0c9e2b11'
/** Text in the form of an encrypted search. */
const SEARCH = 'Jc1-0_'.repeat(12)

const list = addressFilter('/list', {
  kinds: named('kind', severalOf(['one', 'TWO', 'three'])),
  order: oneOf(['desc', 'asc'], 'desc'),
  shut: flag,
  word: fitting(/^\w+$/),
})

describe('a filter in the URL', () => {
  test('is empty when only defaults are chosen', () => {
    expect(list.href({ kinds: [], order: 'desc', shut: false, word: '' })).toBe('/list')
    expect(list.read({})).toEqual({ kinds: [], order: 'desc', shut: false, word: '' })
  })

  test('keeps the order of several choices, each once and in any case', () => {
    const filter = list.read({ kind: 'three,two,nothing,THREE' })
    expect(filter.kinds).toEqual(['three', 'TWO'])
    expect(list.href(filter)).toBe('/list?kind=three,two')
  })

  test('omits invalid values and keeps the rest', () => {
    expect(list.read({ order: 'sideways', shut: 'yes', word: '<b>', kind: 'one' })).toEqual({
      kinds: ['one'],
      order: 'desc',
      shut: false,
      word: '',
    })
  })

  test('reads the first of repeated values, on the server and in the browser alike', () => {
    expect(list.read({ word: [' first ', 'second'] }).word).toBe('first')
    expect(list.read(new URLSearchParams('word=first&word=second')).word).toBe('first')
  })

  test('sends only chosen values to the contract', () => {
    expect(omitEmpty({ state: '', role: 'agent', limit: 0 })).toEqual({ role: 'agent', limit: 0 })
  })
})

type Query = URLSearchParams

test.each([
  [
    'the audit',
    (query: Query) => auditHref(readAuditFilter(query)),
    `/audit?person=${ID}&group=people&subject=Proposal:1&from=2026-01-02&to=2026-01-31&cursor=${ID}`,
  ],
  [
    'the people',
    (query: Query) => peopleHref(readPeopleFilter(query)),
    `/people?q=${SEARCH}&state=invited&role=agent&team=${ID}`,
  ],
  [
    'the price tables',
    (query: Query) => priceTablesHref(readPriceTableFilter(query)),
    '/prices?product=clt&institution=ipe&state=changing',
  ],
  [
    'the review queue',
    (query: Query) => reviewHref(readReviewFilter(query)),
    `/review?product=fgts&provider=aurora&reason=sent_to_review&id=${ID}`,
  ],
  [
    'the deliveries',
    (query: Query) => deliveriesHref(readDeliveryFilter(query)),
    `/webhooks/deliveries?status=held&kind=private-consignment/consult&endpoint=${ID}&resource=${ID}&cursor=${ID}`,
  ],
])('reads back the filter that it writes: %s', (_of, writtenAgain, address) => {
  const { searchParams, pathname } = new URL(address, 'http://screen')
  expect(decodeURIComponent(writtenAgain(searchParams))).toBe(address)
  expect(writtenAgain(new URLSearchParams())).toBe(pathname)
})

test('contains neither a name nor an e-mail for the list of people', () => {
  const filter = { ...readPeopleFilter({}), search: 'maria@example.com' }
  expect(peopleHref(filter)).toBe('/people')
  expect(readPeopleFilter({ q: 'maria@example.com' }).search).toBe('')
})

test('sends filters under their wire names', () => {
  expect(auditQueryOf(readAuditFilter({ person: ID, from: '2026-01-02', cursor: ID }))).toEqual({
    actorId: ID,
    startDate: '2026-01-02',
  })
  expect(auditExportHref(readAuditFilter({ cursor: ID }))).toBe('/api/panel/audit/export')
  expect(peopleQueryOf(readPeopleFilter({ q: SEARCH, team: ID }))).toEqual({
    searchToken: SEARCH,
    teamId: ID,
  })
  expect(deliveryQueryOf(readDeliveryFilter({ endpoint: ID }))).toEqual({ limit: '50', endpointId: ID })
  expect(queueQueryOf(readReviewFilter({ id: ID, product: 'CLT' }))).toEqual({ product: 'clt' })
})
