import { expect, test } from 'vitest'
import { consultQueryOf, consultsHref, readConsultFilter } from '#components/clt/consult-filter.ts'

const ENCRYPTED = 'Jc1-0_'.repeat(12)
const NOTHING = { statuses: [], expiring: false, search: '', order: '', cursor: '' } as const

test('reads back from the URL the filter that it writes', () => {
  const filter = {
    statuses: ['SUCCESS', 'WAITING_CONSENT'] as const,
    expiring: false,
    search: ENCRYPTED,
    order: 'asc' as const,
    cursor: '01981f6a-9c1e-7a63-8b54-6d1f0c9e2b11',
  }
  const address = consultsHref(filter)
  expect(address).toBe(
    `/clt?status=success,waiting_consent&q=${ENCRYPTED}&order=asc&cursor=01981f6a-9c1e-7a63-8b54-6d1f0c9e2b11`,
  )
  const query = Object.fromEntries(new URL(address, 'http://screen').searchParams)
  expect(readConsultFilter(query)).toEqual(filter)
  expect(consultQueryOf(filter)).toMatchObject({
    status: 'SUCCESS,WAITING_CONSENT',
    searchToken: ENCRYPTED,
    order: 'asc',
  })
})

test('neither writes nor reads a CPF or a name in the URL', () => {
  for (const search of ['529.982.247-25', 'maria silva'])
    expect(consultsHref({ ...NOTHING, search })).toBe('/clt')
  expect(readConsultFilter({ q: 'maria' })).toEqual(NOTHING)
  expect(readConsultFilter({ q: '52998224725' })).toEqual(NOTHING)
})

test('omits invalid values in the URL', () => {
  expect(
    readConsultFilter({ status: 'success,nothing,success', cursor: 'x', q: [`  ${ENCRYPTED} `, 'b'] }),
  ).toEqual({
    statuses: ['SUCCESS'],
    expiring: false,
    search: ENCRYPTED,
    order: '',
    cursor: '',
  })
})

test('has a URL for terms and margins that expire soon', () => {
  const filter = { ...NOTHING, expiring: true }
  expect(consultsHref(filter)).toBe('/clt?expiring=1')
  expect(readConsultFilter({ expiring: '1' })).toEqual(filter)
  expect(consultQueryOf(filter)).toMatchObject({ expiring: '1' })
})
