import { describe, expect, it } from 'vitest'
import {
  listQueryOf,
  looksLikeCpf,
  proposalsHref,
  readProposalFilter,
} from '#components/proposals/proposal-filter.ts'

const EMPTY = { product: '', statuses: [], provider: '', search: '', cursor: '' } as const
const CURSOR = '01981f6a-9c1e-7a63-8b54-6d1f0c9e2b11'

describe('the address of the list of proposals', () => {
  it('gives back the filter it was made from', () => {
    const filter = {
      product: 'clt',
      statuses: ['pending', 'paid'],
      provider: 'aurora',
      search: 'maria & cia',
      cursor: CURSOR,
    } as const
    const { searchParams } = new URL(proposalsHref(filter), 'http://page')
    expect(readProposalFilter(Object.fromEntries(searchParams))).toEqual(filter)
  })

  it('is bare when nothing is filtered', () => {
    expect(proposalsHref(EMPTY)).toBe('/proposals')
  })

  it.each(['529.982.247-25', '52998224725', '529982247', '111.111.111-11'])(
    'never holds what looks like a CPF (%s)',
    (search) => {
      expect(proposalsHref({ ...EMPTY, search })).toBe('/proposals')
      expect(readProposalFilter({ q: search }).search).toBe('')
    },
  )

  it.each(['2026-00000123-61', 'Maria 2', 'ana'])('holds names and contract numbers (%s)', (search) => {
    expect(looksLikeCpf(search)).toBe(false)
    expect(proposalsHref({ ...EMPTY, search })).toContain('q=')
  })

  it('opens with what makes sense of an old or broken link', () => {
    const read = readProposalFilter({
      product: 'inss',
      status: 'paid,unknown,paid',
      cursor: 'x',
      provider: ['AURORA', 'ipe'],
      q: undefined,
    })
    expect(read).toEqual({ product: '', statuses: ['paid'], provider: 'aurora', search: '', cursor: '' })
  })

  it('asks the list only for what is filtered', () => {
    expect(listQueryOf(EMPTY)).toEqual({ limit: '20' })
    expect(listQueryOf({ ...EMPTY, product: 'fgts', statuses: ['paid', 'pending'], cursor: CURSOR })).toEqual(
      {
        limit: '20',
        product: 'fgts',
        status: 'paid,pending',
        cursor: CURSOR,
      },
    )
  })
})
