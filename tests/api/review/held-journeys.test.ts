import { afterAll, beforeAll, expect, test } from 'vitest'
import { sandboxState } from '#db/encrypted-columns.ts'
import { reviewProposal } from '#lib/services/review/review-proposal.ts'
import { sendBackProposal } from '#lib/services/review/send-back-proposal.ts'
import { eventually } from '#tests/support/checks/eventually.ts'
import { nextCpf } from '#tests/support/fixtures/cpf.ts'
import { plainRows } from '#tests/support/fixtures/plain-rows.ts'
import { proposalBody } from '#tests/support/fixtures/proposal-body.ts'
import { type ReviewFixture, reviewFixture } from '#tests/support/fixtures/review-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let review: ReviewFixture

beforeAll(async () => {
  harness = await startHarness()
  review = await reviewFixture(harness)
})
afterAll(() => harness?.stop())

/** Signed proposal of a politically exposed person; digits 7–9 of the CPF choose the sandbox outcome. */
const heldProposal = async (digits79 = '100') => {
  const documentNumber = nextCpf(digits79)
  const { id: simulationId } = await review.simulation({ documentNumber })
  const body = { ...proposalBody(simulationId, documentNumber), isPEP: true }
  const { id } = (await harness.api('/fgts/proposal', { body })).body
  await untilStatus(id, 'formalization')
  expect((await review.sign(id)).status).toBe('manual_analysis')
  return String(id)
}

const untilStatus = (id: string, status: string) =>
  eventually(`the proposal to be ${status}`, async () => (await review.rowOf(id))?.status === status)

const caseOf = async (id: string) => {
  const [row] = await harness.database.owner`
    select cases.* from sandbox_cases cases
    join institution_references refs on refs.external_id = cases.id::text
    where refs.resource_id = ${id}`
  return JSON.parse(plainRows(sandboxState, row ? [row] : [])[0]?.state)
}

const decide = (id: string, decision: 'approve' | 'refuse') =>
  reviewProposal(review.boss.context(), { id, decision, reason: 'Conferido' })

test('pays a held proposal that is approved', async () => {
  const id = await heldProposal()
  expect((await caseOf(id)).phase).toBe('signature')
  await decide(id, 'approve')
  await untilStatus(id, 'paid')
  expect(await review.statusesOf(id)).toEqual([
    'generating_ccb',
    'formalization',
    'analysis',
    'manual_analysis',
    'processing',
    'paid',
  ])
})

test('reports an approval to an institution that also asks for a review, which then pays', async () => {
  const id = await heldProposal('933')
  await decide(id, 'approve')
  await untilStatus(id, 'paid')
  expect((await harness.api(`/fgts/proposal/${id}`)).body.history).toContainEqual(
    expect.objectContaining({ reason: expect.objectContaining({ code: 'review_already_decided' }) }),
  )
})

test('leaves no live contract at the institution for a rejected proposal', async () => {
  const id = await heldProposal()
  await decide(id, 'refuse')
  await eventually('the case to be canceled', async () => (await caseOf(id)).phase === 'canceled')
  expect((await review.rowOf(id))?.status).toBe('rejected')
})

test('pays to the account that was corrected in review', async () => {
  const id = await heldProposal()
  await sendBackProposal(review.boss.context(), {
    id,
    documentTypes: [],
    newPayment: true,
    words: 'A chave não é do cliente.',
  })
  const body = { type: 'pix_refusal', data: { pix: 'certa@example.com' } }
  expect((await harness.api(`/fgts/proposal/${id}/solvePendency`, { body })).status).toBe(200)
  // The type "pix" later proves that the corrected payment was sent, because only that payment sets it.
  await harness.database.owner`
    update sandbox_cases set state = state || '{"paymentType": "transfer"}' where state ->> 'phase' = 'signature'`
  await decide(id, 'approve')
  await untilStatus(id, 'paid')
  expect((await caseOf(id)).paymentType).toBe('pix')
})

test('applies a refusal and a pending item of the institution to a proposal that was held', async () => {
  const [refused, pending] = [await heldProposal('934'), await heldProposal('930')]
  await decide(refused, 'approve')
  await decide(pending, 'approve')
  await untilStatus(refused, 'rejected')
  await untilStatus(pending, 'pending')
})
