import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { reviewProposal } from '#lib/services/review/review-proposal.ts'
import { sendBackProposal } from '#lib/services/review/send-back-proposal.ts'
import { PIX_ITEM } from '#tests/support/fixtures/proposal-fixture.ts'
import { type ReviewFixture, reviewFixture } from '#tests/support/fixtures/review-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let review: ReviewFixture

beforeAll(async () => {
  harness = await startHarness({ worker: false })
  review = await reviewFixture(harness)
})
afterAll(() => harness?.stop())

const WORDS = 'A foto do RG está cortada.'

const sendBack = (id: string, input: { documentTypes?: ('selfie' | 'paycheck')[]; newPayment?: boolean }) =>
  sendBackProposal(review.boss.context(), {
    id,
    documentTypes: [],
    newPayment: false,
    words: WORDS,
    ...input,
  })

const JPEG = Buffer.from(`ffd8ffe000104a464946${'00'.repeat(64)}ffd9`, 'hex')

const upload = async (id: string, type: string) => {
  const form = new FormData()
  form.set('type', type)
  form.set('file', new Blob([JPEG], { type: 'image/jpeg' }), 'foto.jpg')
  const answer = await harness.api(`/fgts/proposal/${id}/document`, { raw: form, method: 'POST' })
  expect(answer.status, answer.text).toBe(201)
  return { type, key: String(answer.body.key) }
}

const solve = (id: string, type: string, data: unknown) =>
  harness.api(`/fgts/proposal/${id}/solvePendency`, { body: { type, data } })

const newKey = { pix: 'nova@example.com' }

describe('a proposal sent back by a manager', () => {
  test('becomes pending with the requested items, in the manager’s words', async () => {
    const { id } = await review.createHeld()
    await sendBack(id, { documentTypes: ['selfie', 'selfie'], newPayment: true })
    const { status, pendingItems, statusReason, statusDescription } = (
      await harness.api(`/fgts/proposal/${id}`)
    ).body
    expect([status, statusReason]).toEqual(['pending', 'review_sent_back'])
    expect(statusDescription).toContain(WORDS)
    expect(pendingItems).toMatchObject([
      { type: 'invalid_document', code: 'review_sent_back', text: WORDS, documentTypes: ['selfie'] },
      { type: 'pix_refusal', code: 'review_sent_back', text: WORDS },
    ])
  })

  test('returns to the manager once everything is there, without notifying the institution', async () => {
    const { id } = await review.createHeld()
    await sendBack(id, { documentTypes: ['selfie'], newPayment: true })
    expect((await solve(id, 'pix_refusal', newKey)).body.status).toBe('pending')
    const document = await upload(id, 'selfie')
    const response = await solve(id, 'invalid_document', { documents: [document] })
    expect(response.body.status).toBe('manual_analysis')
    expect(await review.jobsOf(id)).toEqual([])
    expect((await review.statusesOf(id)).slice(-5)).toEqual([
      'manual_analysis',
      'pending',
      'pending',
      'analysis',
      'manual_analysis',
    ])
    expect(await review.rowOf(id)).toMatchObject({ own_review: 'held', reason_code: 'review_returned' })
    await reviewProposal(review.boss.context(), { id, decision: 'approve', reason: 'Agora sim' })
    expect(await review.jobsOf(id)).toEqual(['confirm_signature'])
  })

  test('returns to the manager also when the institution had asked for the review', async () => {
    const { id } = await review.createInstitutionReview()
    await sendBack(id, { newPayment: true })
    expect((await solve(id, 'pix_refusal', newKey)).body.status).toBe('manual_analysis')
    expect(await review.jobsOf(id)).toEqual(['confirm_signature'])
  })

  test('is not moved by the institution while its signature is held', async () => {
    const { id } = await review.createHeld()
    await sendBack(id, { newPayment: true })
    expect(await review.report(id, 'processing')).toBe('ignored')
    expect(await review.report(id, 'pending', { pendingItems: [PIX_ITEM] })).toBe('ignored')
    expect((await review.rowOf(id))?.status).toBe('pending')
  })

  test('forwards what the institution asks for meanwhile', async () => {
    const { id } = await review.createInstitutionReview()
    await sendBack(id, { newPayment: true })
    await review.report(id, 'pending', { pendingItems: [PIX_ITEM] })
    expect((await solve(id, 'pix_refusal', newKey)).status).toBe(200)
    expect(await review.jobsOf(id)).toEqual(['confirm_signature', 'forward_pending_solution'])
  })

  test('asks for the documents of both when the institution asks for others meanwhile', async () => {
    const { id } = await review.createInstitutionReview()
    await sendBack(id, { documentTypes: ['selfie'] })
    const item = {
      type: 'invalid_document',
      code: 'document_unreadable',
      text: 'RG',
      documentTypes: ['paycheck'] as string[],
    } as const
    await review.report(id, 'pending', { pendingItems: [item] })
    const selfie = await upload(id, 'selfie')
    expect((await solve(id, 'invalid_document', { documents: [selfie] })).body.code).toBe(
      'pending_document_missing',
    )
    const paycheck = await upload(id, 'paycheck')
    expect((await solve(id, 'invalid_document', { documents: [selfie, paycheck] })).status).toBe(200)
  })

  test('leaves a later item of the institution to the institution, also after a review', async () => {
    const { id } = await review.createInstitutionReview()
    await sendBack(id, { newPayment: true })
    await solve(id, 'pix_refusal', newKey)
    await reviewProposal(review.boss.context(), { id, decision: 'approve', reason: 'Certo' })
    await harness.travel(60_000)
    await review.report(id, 'pending', { pendingItems: [PIX_ITEM] })
    expect((await solve(id, 'pix_refusal', newKey)).body.status).toBe('processing')
    expect(await review.jobsOf(id)).toEqual([
      'confirm_signature',
      'forward_review',
      'forward_pending_solution',
    ])
  })

  test('must be asked for documents, another payment, or both', async () => {
    const { id } = await review.createHeld()
    await expect(sendBack(id, {})).rejects.toMatchObject({ code: 'review_item_missing' })
    expect((await review.rowOf(id))?.status).toBe('manual_analysis')
  })

  test('is reported once when two managers send it back at the same moment', async () => {
    const other = await review.manager()
    const { id } = await review.createHeld()
    const input = { id, documentTypes: [], newPayment: true, words: WORDS }
    const outcomes = await Promise.allSettled([
      sendBackProposal(review.boss.context(), input),
      sendBackProposal(other.context(), input),
    ])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('cannot be sent back by an agent', async () => {
    const { id } = await review.createHeld()
    const agent = await review.people.person({ visibility: 'all' })
    const input = { id, documentTypes: [], newPayment: true, words: WORDS }
    await expect(sendBackProposal(agent.context(), input)).rejects.toMatchObject({
      code: 'permission_denied',
    })
  })
})
