import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { now } from '#lib/config/clock.ts'
import { cents } from '#lib/domain/money.ts'
import { cancelProposal } from '#lib/services/proposals/cancel-proposal.ts'
import { reviewProposal } from '#lib/services/review/review-proposal.ts'
import { type ReviewFixture, reviewFixture } from '#tests/support/fixtures/review-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let review: ReviewFixture

beforeAll(async () => {
  harness = await startHarness({ worker: false })
  review = await reviewFixture(harness)
})
afterAll(() => harness?.stop())
beforeEach(async () => {
  await review.rules()
})

const createSigned = async (overrides: Record<string, unknown> = {}) => {
  const proposal = await review.create(overrides)
  await review.bring(proposal.id, 'analysis')
  return proposal.id
}

const decide = (id: string, decision: 'approve' | 'refuse', context = review.boss.context()) =>
  reviewProposal(context, { id, decision, reason: 'Conferido' })

const codesOf = async (id: string) => (await review.reasonsOf(id)).map(({ code }) => code)

describe('a newly signed proposal', () => {
  test('goes on to the institution when no rule matches', async () => {
    const id = await createSigned()
    expect(await review.rowOf(id)).toMatchObject({ status: 'analysis', own_review: null })
    expect(await review.jobsOf(id)).toEqual(['confirm_signature'])
    expect(await review.reasonsOf(id)).toEqual([])
  })

  test('waits for a manager when a rule matches, with the reasons stored and the institution not notified', async () => {
    const { version } = await review.rules({ amountFromCents: { fgts: cents(1_00), clt: null } })
    const id = await createSigned({ isPEP: true })
    expect(await review.rowOf(id)).toMatchObject({
      status: 'manual_analysis',
      own_review: 'held',
      reason_code: 'review_required',
    })
    expect(await review.jobsOf(id)).toEqual([])
    const reasons = await review.reasonsOf(id)
    expect(reasons.map(({ source, code, rules_version: by }) => [source, code, by])).toEqual([
      ['rule', 'review_amount', version],
      ['rule', 'review_pep', version],
    ])
    expect(reasons[0]?.details).toMatchObject({ limitCents: 1_00 })
    expect(await review.statusesOf(id)).toEqual([
      'generating_ccb',
      'formalization',
      'analysis',
      'manual_analysis',
    ])
  })

  test('waits when enough other customers gave the same phone or e-mail, not counting its own CPF', async () => {
    await review.rules({ repeatedContact: { otherCustomers: 2, withinDays: 30 } })
    const contact = { email: 'mesmo@example.com', phone: '911112222' }
    const { documentNumber } = await review.createCanceled(contact)
    const { id: first } = await review.create(contact, { documentNumber })
    await review.bring(first, 'analysis')
    const second = await createSigned({ ...contact, email: 'MESMO@example.com', phone: '933334444' })
    const third = await createSigned({ email: 'outro@example.com', phone: '911112222' })
    const fourth = await createSigned(contact)
    expect(await codesOf(first)).toEqual([])
    expect(await codesOf(second)).toEqual([])
    expect(await codesOf(third)).toEqual([])
    expect(await codesOf(fourth)).toEqual(['review_repeated_contact'])
    const [reason] = await review.reasonsOf(fourth)
    expect(reason?.details).toEqual({
      otherCustomers: 3,
      limit: 2,
      withinDays: 30,
      kinds: ['email', 'phone'],
    })
  })

  test('stores no plain contact next to the digest', async () => {
    const { id } = await review.create({ email: 'segredo@example.com' })
    const rows = await harness.database.owner`select * from proposal_contacts where proposal_id = ${id}`
    expect(rows.map(({ kind }) => kind).sort()).toEqual(['email', 'phone'])
    expect(JSON.stringify(rows)).not.toMatch(/segredo|987654321/)
  })

  test('waits when another proposal of the CPF has another name', async () => {
    await review.rules({ documentMismatch: true })
    const { documentNumber } = await review.createCanceled({ name: 'Mariana Souza' })
    const { id } = await review.create({}, { documentNumber })
    await review.bring(id, 'analysis')
    const [reason] = await review.reasonsOf(id)
    expect(reason).toMatchObject({
      code: 'review_document_mismatch',
      details: { differs: ['name'], source: 'proposal' },
    })
  })
})

describe('a held proposal', () => {
  test('that is approved continues: the signature reaches the institution, and its reports apply again', async () => {
    const { id } = await review.createHeld()
    await decide(id, 'approve')
    expect(await review.rowOf(id)).toMatchObject({ status: 'processing', own_review: 'approved' })
    expect(await review.jobsOf(id)).toEqual(['confirm_signature'])
    expect(await review.report(id, 'analysis')).toBe('ignored')
    expect(await review.report(id, 'processing')).toBe('ignored')
    expect(await review.report(id, 'paid')).toBe('applied')
    expect((await review.rowOf(id))?.status).toBe('paid')
  })

  test('that is rejected gives up its contract at the institution', async () => {
    const { id } = await review.createHeld()
    await decide(id, 'refuse')
    expect(await review.rowOf(id)).toMatchObject({ status: 'rejected', reason_code: 'review_refused' })
    expect(await review.jobsOf(id)).toEqual(['request_cancellation'])
    expect(await review.report(id, 'canceled')).toBe('ignored')
  })

  test('that is canceled is given up at the institution too, and can no longer be approved', async () => {
    const { id } = await review.createHeld()
    await cancelProposal(review.boss.context(), { id })
    expect(await review.jobsOf(id)).toEqual(['request_cancellation'])
    await expect(decide(id, 'approve')).rejects.toMatchObject({ code: 'proposal_not_in_review' })
  })

  test('is moved past the manager by no report, but ended by a refusal of the institution', async () => {
    const { id } = await review.createHeld()
    for (const status of ['analysis', 'awaiting_call', 'processing', 'pending', 'paid'] as const)
      expect(await review.report(id, status), status).toBe('ignored')
    expect((await review.rowOf(id))?.status).toBe('manual_analysis')
    expect(await review.report(id, 'rejected')).toBe('applied')
    expect((await review.rowOf(id))?.status).toBe('rejected')
  })

  test('reports its approval to an institution that then asks for a review', async () => {
    const { id } = await review.createHeld()
    await decide(id, 'approve')
    expect(await review.report(id, 'manual_analysis')).toBe('applied')
    expect((await review.rowOf(id))?.status).toBe('processing')
    expect(await review.jobsOf(id)).toEqual(['confirm_signature', 'forward_review'])
    const { history } = (await harness.api(`/fgts/proposal/${id}`)).body
    expect(history.at(-1)).toMatchObject({ status: 'processing', reason: { code: 'review_already_decided' } })
  })
})

describe('an institution that asks for a review', () => {
  test('has its words stored as the reason, and gets the decision', async () => {
    const { id } = await review.createInstitutionReview()
    expect(await review.reasonsOf(id)).toMatchObject([
      {
        source: 'institution',
        code: 'sent_to_review',
        details: { text: 'Conferir a renda.' },
        rules_version: null,
      },
    ])
    await decide(id, 'approve')
    expect(await review.rowOf(id)).toMatchObject({ status: 'processing', own_review: null })
    expect(await review.jobsOf(id)).toEqual(['confirm_signature', 'forward_review'])
  })
})

describe('a review decision', () => {
  test('is closed to the author of the proposal, agents and other organizations', async () => {
    const { id } = await review.createHeld()
    const mine = await review.manager()
    await harness.database
      .owner`update proposals set created_by_kind = 'user', created_by_id = ${mine.id} where id = ${id}`
    await expect(decide(id, 'approve', mine.context())).rejects.toMatchObject({ code: 'own_proposal' })
    const agent = await review.people.person({ visibility: 'all' })
    await expect(decide(id, 'approve', agent.context())).rejects.toMatchObject({ code: 'permission_denied' })
    const { createOrganization } = await import('#lib/services/organizations/create-organization.ts')
    const { systemContext } = await import('#lib/services/context.ts')
    const admin = systemContext('', now(), { kind: 'system', id: 'admin', name: 'test' })
    const other = await createOrganization(admin, { name: `Outra ${id}` })
    const stranger = await review.manager(other.id)
    await expect(decide(id, 'approve', stranger.context())).rejects.toMatchObject({ code: 'not_found' })
    expect((await review.rowOf(id))?.status).toBe('manual_analysis')
  })

  test('counts once when two decide at once, twenty times', async () => {
    const other = await review.manager()
    for (let round = 0; round < 20; round += 1) {
      const { id } = await review.createHeld()
      const outcomes = await Promise.allSettled([
        decide(id, 'approve'),
        decide(id, 'refuse', other.context()),
      ])
      const rejected = outcomes.filter((outcome) => outcome.status === 'rejected')
      expect(rejected.map(({ reason }) => reason.code)).toEqual(['review_decided'])
      const jobs = await review.jobsOf(id)
      const { status } = (await review.rowOf(id)) ?? {}
      expect([
        ['processing', ['confirm_signature']],
        ['rejected', ['request_cancellation']],
      ]).toContainEqual([status, jobs])
    }
  })
})
