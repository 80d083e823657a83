import { afterAll, beforeAll, expect, test } from 'vitest'
import { afterMs } from '#lib/config/clock.ts'
import { CLAIM_MS, READER_SEEN_MS } from '#lib/domain/review/review-readers.ts'
import { claimReviewCase } from '#lib/services/review/claim-review-case.ts'
import { getReviewCase } from '#lib/services/review/get-review-case.ts'
import { listReviewQueue } from '#lib/services/review/list-review-queue.ts'
import { registerReviewReader } from '#lib/services/review/register-review-reader.ts'
import { reviewProposal } from '#lib/services/review/review-proposal.ts'
import { codeOf } from '#tests/support/checks/code-of.ts'
import { reviewFixture } from '#tests/support/fixtures/review-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let review: Awaited<ReturnType<typeof reviewFixture>>
let other: Awaited<ReturnType<typeof review.manager>>
beforeAll(async () => {
  harness = await startHarness({ worker: false })
  review = await reviewFixture(harness)
  other = await review.manager()
})
afterAll(() => harness.stop())

const mine = () => review.boss.context()
const theirs = () => other.context()
const later = (ms: number) => ({ ...theirs(), now: afterMs(theirs().now, ms) })
const approval = (id: string) => ({ id, decision: 'approve', chosen: ['documents_checked'] }) as const

test('shows others who looks at a case, there and in the queue, only while they look', async () => {
  const { id } = await review.createHeld()
  await registerReviewReader(mine(), { id })
  expect((await getReviewCase(theirs(), { id })).alsoHere).toEqual(['Mário'])
  expect((await getReviewCase(mine(), { id })).alsoHere).toEqual([])
  const { rows } = await listReviewQueue(theirs(), {})
  expect(rows.find((row) => row.id === id)?.alsoHere).toEqual(['Mário'])
  expect((await getReviewCase(later(READER_SEEN_MS + 60_000), { id })).alsoHere).toEqual([])
})

test('keeps a claimed case from being decided by anybody else until it is released', async () => {
  const { id } = await review.createHeld()
  await claimReviewCase(mine(), { id, claim: true })
  expect((await getReviewCase(theirs(), { id })).claim).toMatchObject({ name: 'Mário', isMine: false })
  expect(await codeOf(reviewProposal(theirs(), approval(id)))).toBe('review_claimed')
  expect(await codeOf(claimReviewCase(theirs(), { id, claim: true }))).toBe('review_claimed')
  await claimReviewCase(mine(), { id, claim: false })
  expect((await reviewProposal(theirs(), approval(id))).status).toBe('processing')
})

test('expires a claim by itself', async () => {
  const { id } = await review.createHeld()
  await claimReviewCase(mine(), { id, claim: true })
  const after = later(CLAIM_MS + 60_000)
  expect((await getReviewCase(after, { id })).claim).toBeNull()
  expect((await reviewProposal(after, approval(id))).status).toBe('processing')
})

test('gives the case to one of two managers who claim at once, ten times', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { id } = await review.createHeld()
    const both = [mine(), theirs()].map((context) => codeOf(claimReviewCase(context, { id, claim: true })))
    expect((await Promise.all(both)).filter((code) => code === 'review_claimed')).toHaveLength(1)
  }
})

test('tells a late decider who decided what and when', async () => {
  const { id } = await review.createHeld()
  await reviewProposal(mine(), { id, decision: 'refuse', chosen: ['income_unproven'] })
  await expect(reviewProposal(theirs(), approval(id))).rejects.toMatchObject({
    code: 'review_decided',
    details: { name: 'Mário', what: { pt: 'recusou' }, at: { pt: expect.stringMatching(/^\d\d\/.* às /) } },
  })
})

test('records everything that was checked before an approval in the history', async () => {
  const { id } = await review.createHeld()
  const reasons = ['income_checked', 'data_confirmed'] as const
  const { history } = await reviewProposal(mine(), { id, decision: 'approve', chosen: reasons })
  expect(history.at(-1)?.reason?.text).toBe('Dados confirmados com o cliente, Renda e valor conferidos')
})

test('sorts the queue as requested, page by page, and counts its reasons whichever is filtered', async () => {
  const orders = ['waiting', 'newest', 'amount'] as const
  const [waiting, newest, amount] = await Promise.all(
    orders.map(async (sort) => (await listReviewQueue(mine(), { sort })).rows),
  )
  expect(newest?.map(({ id }) => id)).toEqual(waiting?.map(({ id }) => id).toReversed())
  const cents = amount?.map(({ netCents }) => netCents) ?? []
  expect(cents).toEqual(cents.toSorted((a, b) => b - a))
  const { byReason, total } = await listReviewQueue(mine(), { reason: 'review_amount' })
  expect(total).toBe(0)
  expect(byReason).toContainEqual({ code: 'review_pep', count: waiting?.length })
})
