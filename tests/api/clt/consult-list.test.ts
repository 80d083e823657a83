import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CltFixture, cltFixture } from '#tests/support/fixtures/clt-fixture.ts'
import { makeCpf } from '#tests/support/fixtures/cpf.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

const DAY_MS = 24 * 3_600_000

let harness: Harness
let fixture: CltFixture
const ids: Record<string, string> = {}
beforeAll(async () => {
  harness = await startHarness({ worker: false })
  fixture = await cltFixture(harness)
  const { clockShift, now, setClockShift } = await import('#lib/config/clock.ts')
  // Ids contain their creation time, so an old row is created with the clock shifted back.
  setClockShift(clockShift() - 40 * DAY_MS)
  ids.old = (await fixture.consult({ name: 'João Ávila', documentNumber: CPF, closedAt: now() })).id
  setClockShift(clockShift() + 40 * DAY_MS)
  const consults = {
    waiting: { status: 'WAITING_CONSENT', name: 'Ana Júlia Prado', institutionCode: 'ipe' },
    refused: { status: 'REJECTED', code: 'no_margin', name: 'Joana Souza' },
    success: { name: 'Júlio Prado', documentNumber: CPF, marginCents: 350_00 },
  } as const
  for (const [key, options] of Object.entries(consults)) ids[key] = (await fixture.consult(options)).id
})
afterAll(() => harness?.stop())

const CPF = makeCpf({ seed: 77 })

const search = async (query: string) => {
  const answer = await harness.api(`/private-consignment/consult?${query}`)
  expect(answer.status, answer.text).toBe(200)
  const keyOf = (id: string) => Object.keys(ids).find((key) => ids[key] === id)
  return answer.body.data.map(({ id }: { id: string }) => keyOf(id))
}

describe('GET /private-consignment/consult', () => {
  test('lists newest first, ignoring a JSON content type and unknown parameters', async () => {
    const answer = await harness.api('/private-consignment/consult?desconhecido=1', {
      headers: { 'content-type': 'application/json' },
    })
    expect(answer.body.pages).toMatchObject({ current: 1, limit: 20, total: 4, totalIsExact: true })
    expect(await search('')).toEqual(['success', 'refused', 'waiting', 'old'])
  })

  test('returns margins as text, and the reason where there is none', async () => {
    const { body } = await harness.api('/private-consignment/consult')
    expect(body.data[0]).toMatchObject({
      id: ids.success,
      partnerId: fixture.organizationId,
      documentNumber: CPF,
      name: 'Júlio Prado',
      provider: 'aurora',
      status: 'SUCCESS',
      availableMarginValue: '350.00',
      description: null,
    })
    expect(body.data[1]).toMatchObject({ status: 'REJECTED', availableMarginValue: null, code: 'no_margin' })
    expect(body.data[1].description).toContain('35 %')
  })

  test.each([
    ['a CPF', `search=${CPF}`, ['success', 'old']],
    ['a masked CPF', `search=${CPF.replace(/^(...)(...)(...)/, '$1.$2.$3-')}`, ['success', 'old']],
    ['the beginning of a word', 'search=joa', ['refused', 'old']],
    ['two letters that are no whole word', 'search=jo', []],
    ['words without accents in any order', 'search=prado%20JUL', ['success', 'waiting']],
    ['punctuation alone', 'search=%2C.', []],
    ['a status', 'status=SUCCESS', ['success', 'old']],
    ['several statuses', 'status=waiting_consent,REJECTED', ['refused', 'waiting']],
    ['a provider in any case', 'provider=IPE', ['waiting']],
    ['an empty filter', 'search=&status=&provider=', ['success', 'refused', 'waiting', 'old']],
  ])('finds by %s', async (_, query, keys) => {
    expect(await search(query)).toEqual(keys)
  })

  test('filters by days in São Paulo', async () => {
    const { dayInSaoPaulo, addDays } = await import('#lib/domain/calendar.ts')
    const { now } = await import('#lib/config/clock.ts')
    const [old, today] = [addDays(dayInSaoPaulo(now()), -40), dayInSaoPaulo(now())]
    expect(await search(`startDate=${today}`)).toEqual(['success', 'refused', 'waiting'])
    expect(await search(`endDate=${addDays(today, -1)}`)).toEqual(['old'])
    expect(await search(`startDate=${old}&endDate=${old}`)).toEqual(['old'])
    expect(await search(`endDate=${addDays(old, -1)}`)).toEqual([])
    expect(await search(`startDate=1900-01-01&endDate=9999-12-31&search=${CPF}`)).toEqual(['success', 'old'])
    expect(await search('startDate=9999-12-31')).toEqual([])
    expect(await search('endDate=1900-01-01')).toEqual([])
  })

  test('filters by instants in any offset, and by the whole day where an end is midnight', async () => {
    const { now, afterMs } = await import('#lib/config/clock.ts')
    const newest = ['success', 'refused', 'waiting']
    const [hourAgo, soon] = [afterMs(now(), -3_600_000), afterMs(now(), 60_000)]
    const utc = (instant: Date) => instant.toISOString()
    const seconds = (instant: Date) => `${utc(instant).split('.')[0]}Z`
    const local = (instant: Date) => `${utc(afterMs(instant, -3 * 3_600_000)).slice(0, 23)}-03:00`
    for (const format of [utc, seconds, local]) {
      expect(await search(`startDate=${format(hourAgo)}&endDate=${format(soon)}`)).toEqual(newest)
      expect(await search(`startDate=${format(soon)}`)).toEqual([])
      expect(await search(`endDate=${format(hourAgo)}`)).toEqual(['old'])
    }
    const midnight = `${utc(now()).slice(0, 10)}T00:00:00.000Z`
    expect(await search(`startDate=${utc(hourAgo)}&endDate=${midnight}`)).toEqual(newest)
    for (const always of ['startDate=1900-01-01T00:00:00Z', 'endDate=9999-12-31T23:59:59.999Z'])
      expect(await search(always)).toEqual([...newest, 'old'])
    const { status, body } = await harness.api(
      `/private-consignment/consult?startDate=${utc(soon)}&endDate=${utc(hourAgo)}`,
    )
    expect([status, body.errors[0].code]).toEqual([422, 'dates_out_of_order'])
  })

  test('continues from a cursor and by page number', async () => {
    const first = await harness.api('/private-consignment/consult?limit=3')
    expect(first.body.pages).toMatchObject({ totalPages: 2, hasNext: true })
    expect(await search(`limit=3&cursor=${first.body.pages.nextCursor}`)).toEqual(['old'])
    expect(await search('limit=3&page=2')).toEqual(['old'])
  })

  test.each(['status=BOGUS', 'page=0', 'cursor=x', 'startDate=ontem'])('rejects %s', async (query) => {
    expect((await harness.api(`/private-consignment/consult?${query}`)).status).toBe(422)
  })
})
