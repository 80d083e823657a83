import { afterAll, beforeAll, expect, test } from 'vitest'
import { decidePriceChange } from '#lib/services/prices/decide-price-change.ts'
import { listPriceTables } from '#lib/services/prices/list-price-tables.ts'
import { proposePriceChange } from '#lib/services/prices/propose-price-change.ts'
import { savePriceChange } from '#lib/services/prices/save-price-change.ts'
import { startPriceChange } from '#lib/services/prices/start-price-change.ts'
import { cancelProposal } from '#lib/services/proposals/cancel-proposal.ts'
import { reviewProposal } from '#lib/services/review/review-proposal.ts'
import { sendBackProposal } from '#lib/services/review/send-back-proposal.ts'
import { type ReviewFixture, reviewFixture } from '#tests/support/fixtures/review-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let review: ReviewFixture

beforeAll(async () => {
  harness = await startHarness({ worker: false })
  review = await reviewFixture(harness)
})
afterAll(() => harness?.stop())

const WORDS = 'Joana Prado, 529.982.247-25, confirmou por telefone'

const entriesOf = async (id: string) =>
  harness.database.owner<{ action: string; details: Record<string, unknown> }[]>`
    select action, details from audit_entries where subject_id = ${id} order by id`

test('audits a decision without its text, which stays in the history of the proposal', async () => {
  for (const decision of ['approve', 'refuse'] as const) {
    const { id } = await review.createHeld()
    await reviewProposal(review.boss.context(), { id, decision, reason: WORDS })
    const history = await harness.database.owner`
      select 1 from proposal_history where proposal_id = ${id} and reason_details ->> 'written' = ${WORDS}`
    expect(history).toHaveLength(1)
    expect((await entriesOf(id)).at(-1)).toEqual({
      action: 'proposal.review',
      details: { decision, reasonWritten: true, ownReview: 'held' },
    })
  }
})

test('audits a cancellation with a listed reason only; free text is merely marked as present', async () => {
  const cancelReason = async (input: { reason?: string; description?: string }) => {
    const { id } = await review.create()
    await cancelProposal(review.boss.context(), { id, ...input })
    const entry = (await entriesOf(id)).at(-1)
    return [entry?.details.reason, entry?.details.reasonWritten]
  }
  expect(await cancelReason({ reason: 'client:gave_up' })).toEqual(['client:gave_up', undefined])
  expect(await cancelReason({ reason: 'client:gave_up', description: WORDS })).toEqual([
    'client:gave_up',
    true,
  ])
  expect(await cancelReason({ reason: `client:${WORDS}` })).toEqual([undefined, true])
  expect(await cancelReason({})).toEqual([undefined, undefined])
})

test('contains no free text in any entry', async () => {
  const proposal = await review.createHeld()
  const author = (await review.manager()).context()
  await sendBackProposal(review.boss.context(), {
    id: proposal.id,
    documentTypes: ['selfie'],
    newPayment: false,
    words: WORDS,
  })
  const [table] = (await listPriceTables(author)).tables
  if (!table) throw new Error('no table')
  const { id } = await startPriceChange(author, { id: table.id, kind: 'retire' })
  const { label, isDefault, terms, parameters } = table
  await savePriceChange(author, { id, label, isDefault, terms, parameters, note: WORDS })
  await proposePriceChange(author, { id })
  await decidePriceChange(review.boss.context(), { id, decision: 'refuse', reason: WORDS })
  expect((await entriesOf(proposal.id)).at(-1)?.action).toBe('proposal.send_back')
  expect((await entriesOf(id)).at(-1)?.action).toBe('price_change_refused')
  const telling = await harness.database.owner`
    select action, details from audit_entries where details::text like '%Joana%' or details::text like '%982%247%'`
  expect([...telling]).toEqual([])
})
