import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { WireOutputOf } from '#lib/contracts/contract.ts'
import type { getReviewCaseContract } from '#lib/contracts/review/review-case.ts'
import type { listReviewQueueContract } from '#lib/contracts/review/review-queue.ts'
import type { getReviewRulesContract } from '#lib/contracts/review/review-rules.ts'
import { type ReviewFixture, reviewFixture } from '#tests/support/fixtures/review-fixture.ts'
import { sessionCookieOf } from '#tests/support/fixtures/session-cookie-of.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let review: ReviewFixture
let manager: Awaited<ReturnType<typeof sessionCookieOf>>

beforeAll(async () => {
  harness = await startHarness({ worker: false })
  review = await reviewFixture(harness)
  manager = await sessionCookieOf(harness, 'manager')
})
afterAll(() => harness?.stop())
beforeEach(async () => {
  await harness.database.owner`update proposals set status = 'canceled' where status = 'manual_analysis'`
})

const get = (path: string, { headers }: { headers: Record<string, string> } = manager) =>
  harness.api(path, { token: null, headers })

const queue = async (query = '') => {
  const answer = await get(`/panel/review/queue${query}`)
  expect(answer.status, answer.text).toBe(200)
  return answer.body as WireOutputOf<typeof listReviewQueueContract>
}

describe('the queue', () => {
  test('lists the longest waiting first, with the reasons and their figures', async () => {
    const [first, second] = [await review.createHeld(), await review.createInstitutionReview()]
    const { data, total, totalIsExact } = await queue()
    expect(data.map(({ id }) => id)).toEqual([first.id, second.id])
    expect([total, totalIsExact]).toEqual([2, true])
    expect(data[0]).toMatchObject({ isOwn: false, isReturned: false, provider: 'aurora', product: 'fgts' })
    expect(data[0]?.reasons).toMatchObject([
      { code: 'review_pep', source: 'rule', title: 'Pessoa exposta politicamente (PEP)' },
    ])
    expect(data[1]?.reasons).toMatchObject([
      { code: 'sent_to_review', source: 'institution', text: 'Conferir a renda.' },
    ])
  })

  test("words an institution's request without a text in the reader's language", async () => {
    await review.createInstitutionReview({
      code: 'sent_to_review',
      text: 'A instituição pediu uma análise manual da proposta.',
    })
    const { body } = await get('/panel/review/queue', {
      headers: { ...manager.headers, 'Accept-Language': 'en' },
    })
    expect(body.data[0]?.reasons).toMatchObject([{ text: 'The institution asked for a manual review.' }])
  })

  test('filters by product, institution and reason', async () => {
    const { id } = await review.createHeld()
    await review.createInstitutionReview()
    expect((await queue('?reason=review_pep')).data.map((item) => item.id)).toEqual([id])
    expect((await queue('?product=clt')).data).toEqual([])
    expect((await queue('?product=fgts&provider=aurora')).total).toBe(2)
    expect((await queue('?provider=caravela')).data).toEqual([])
  })

  test('shows a manager only visible work, and marks their own', async () => {
    const { id } = await review.createHeld()
    await harness.database
      .owner`update proposals set created_by_kind = 'user', created_by_id = ${manager.id} where id = ${id}`
    expect((await queue()).data[0]?.isOwn).toBe(true)
    await review.createHeld()
    await harness.database.owner`update users set visibility = 'own' where id = ${manager.id}`
    expect((await queue()).data.map((item) => item.id)).toEqual([id])
    await harness.database.owner`update users set visibility = 'all' where id = ${manager.id}`
  })

  test('is closed to agents, programs and strangers', async () => {
    const agent = await sessionCookieOf(harness, 'agent')
    const { id } = await review.createHeld()
    for (const path of ['/panel/review/queue', `/panel/review/cases/${id}`, '/panel/review/rules']) {
      expect((await get(path, agent)).body.code, path).toBe('permission_denied')
      expect((await harness.api(path, { token: null })).status, path).toBe(401)
      expect((await harness.api(path)).status, path).toBe(401)
    }
  })

  test('never contains another organization', async () => {
    const { id } = await review.createHeld()
    const { accessFixture } = await import('#tests/support/fixtures/access-fixture.ts')
    const other = await (await accessFixture()).organization()
    const stranger = await sessionCookieOf(harness, 'manager', other)
    expect((await get('/panel/review/queue', stranger)).body.data).toEqual([])
    expect((await get(`/panel/review/cases/${id}`, stranger)).status).toBe(404)
  })
})

describe('a case', () => {
  test("returns the proposal, its reasons and the customer's other work", async () => {
    const other = await review.createCanceled()
    const { id } = await review.createHeld({}, { documentNumber: other.documentNumber })
    const answer = await get(`/panel/review/cases/${id}`)
    // Responses to users mask customer data, so some fields differ from what API clients receive.
    const reviewCase: WireOutputOf<typeof getReviewCaseContract> = answer.body
    expect(reviewCase).toMatchObject({
      ownReview: 'held',
      isOwn: false,
      proposal: { id, status: 'manual_analysis' },
    })
    expect(reviewCase.reasons.map(({ code }) => code)).toEqual(['review_pep'])
    expect(reviewCase.others.map((item) => item.id)).toEqual([other.id])
  })

  test('is in English for English readers', async () => {
    const { id } = await review.createHeld()
    const answer = await get(`/panel/review/cases/${id}`, {
      ...manager,
      headers: { ...manager.headers, 'accept-language': 'en' } as never,
    })
    expect(answer.body.reasons[0].title).toBe('Politically exposed person (PEP)')
  })
})

describe('the rules', () => {
  test('are returned with their versions', async () => {
    await review.rules({ age: { under: 21, from: 75 } })
    const answer = await get('/panel/review/rules')
    const book = answer.body as WireOutputOf<typeof getReviewRulesContract>
    expect(book.rules.age).toEqual({ under: 21, from: 75 })
    expect(book.versions[0]?.changes).toEqual([
      { field: 'ageUnder', from: null, to: 21 },
      { field: 'ageFrom', from: null, to: 75 },
    ])
  })
})
