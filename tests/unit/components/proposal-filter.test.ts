import { describe, expect, it } from 'vitest'
import {
  EMPTY_FILTER as EMPTY,
  type ProposalFilter,
  proposalsHref,
  readProposalFilter,
} from '#components/tracking/proposal-filter.ts'
import { proposalHref } from '#components/tracking/proposal-href.ts'
import { pageQueryOf } from '#components/tracking/tracking-query-of.ts'
import type { Day } from '#lib/domain/calendar.ts'
import { looksLikeCpf } from '#lib/domain/documents/looks-like-cpf.ts'

const CURSOR = '01981f6a-9c1e-7a63-8b54-6d1f0c9e2b11'
const TODAY = '2026-11-21' as Day

const ENCRYPTED = 'Jc1-0_'.repeat(12)

describe('the URL of the list of proposals', () => {
  it('reads back the filter that it was built from', () => {
    const filter: ProposalFilter = {
      product: 'clt',
      statuses: ['pending', 'paid'],
      provider: 'aurora',
      author: [CURSOR],
      team: CURSOR,
      search: ENCRYPTED,
      from: '2026-01-31',
      to: '-7d',
      updatedFrom: '0d',
      paidFrom: '',
      paidTo: '',
      updatedTo: '2026-11-20',
      min: 100_050,
      max: 5_000_000,
      sort: 'updated',
      order: 'asc',
      columns: ['net', 'author'],
      limit: 50,
      cursor: `${CURSOR}~1790000000123456`,
      back: true,
    }
    const { searchParams } = new URL(proposalsHref(filter), 'http://page')
    expect(readProposalFilter(Object.fromEntries(searchParams))).toEqual(filter)
  })

  it('has no query when nothing is filtered', () => {
    expect(proposalsHref(EMPTY)).toBe('/proposals')
  })

  it.each(['529.982.247-25', '52998224725', 'Maria da Silva', 'maria', '2026-00000123-61'])(
    'contains only an encrypted search, never a CPF or a name (%s)',
    (search) => {
      expect(proposalsHref({ ...EMPTY, search })).toBe('/proposals')
      expect(readProposalFilter({ q: search }).search).toBe('')
    },
  )

  it.each(['2026-00000123-61', 'Maria 2', 'ana'])(
    'distinguishes names and contract numbers from CPFs (%s)',
    (search) => {
      expect(looksLikeCpf(search)).toBe(false)
    },
  )

  it('keeps the valid parts of an old or broken link', () => {
    const filter = readProposalFilter({
      product: 'inss',
      status: 'paid,unknown,paid',
      cursor: 'x',
      provider: ['AURORA', 'ipe'],
      q: undefined,
    })
    expect(filter).toEqual({ ...EMPTY, statuses: ['paid'], provider: 'aurora' })
  })

  it('is passed on to a proposal, for the link back and the neighbours', () => {
    expect(proposalHref(CURSOR, null)).toBe(`/proposals/${CURSOR}`)
    expect(proposalHref(CURSOR, EMPTY)).toBe(`/proposals/${CURSOR}?list=1`)
    expect(proposalHref(CURSOR, { ...EMPTY, statuses: ['paid'] })).toBe(
      `/proposals/${CURSOR}?list=1&status=paid`,
    )
  })

  it('keeps days relative to today, and resolves them for the request', () => {
    const query = pageQueryOf({ ...EMPTY, from: '-7d', updatedTo: '0d', to: '31/12' }, TODAY)
    expect([query.startDate, query.updatedTo, query.endDate]).toEqual(['2026-11-14', '2026-11-21', undefined])
  })

  it('sends only what is filtered', () => {
    const plain = { limit: '20', sort: 'created', order: 'desc' }
    expect(pageQueryOf(EMPTY, TODAY)).toEqual(plain)
    const filter: ProposalFilter = {
      ...EMPTY,
      product: 'fgts',
      statuses: ['paid', 'pending'],
      min: 100_050,
      cursor: CURSOR,
    }
    expect(pageQueryOf(filter, TODAY)).toEqual({
      ...plain,
      product: 'fgts',
      status: 'paid,pending',
      minNet: '1000.50',
      cursor: CURSOR,
    })
  })
})
