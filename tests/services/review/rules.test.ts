import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cents } from '#lib/domain/money.ts'
import { DEFAULT_REVIEW_RULES } from '#lib/domain/review/review-rules.ts'
import { type Context, systemContext } from '#lib/services/context.ts'
import { countHome } from '#lib/services/home/count-home.ts'
import { decideAccessRequest } from '#lib/services/people/decide-access-request.ts'
import { requestAccess } from '#lib/services/people/request-access.ts'
import { decideReviewRules, type ReviewRulesDecision } from '#lib/services/review/decide-review-rules.ts'
import { getReviewRules } from '#lib/services/review/get-review-rules.ts'
import { previewReviewRules } from '#lib/services/review/preview-review-rules.ts'
import { proposeReviewRules } from '#lib/services/review/propose-review-rules.ts'
import { codeOf } from '#tests/support/checks/code-of.ts'
import { type ReviewFixture, reviewFixture } from '#tests/support/fixtures/review-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let review: ReviewFixture

beforeAll(async () => {
  harness = await startHarness({ worker: false })
  review = await reviewFixture(harness)
})
afterAll(() => harness?.stop())

const withAmount = (fgts: number) => ({
  ...DEFAULT_REVIEW_RULES,
  amountFromCents: { fgts: cents(fgts), clt: null },
})

describe('the rules of an organization', () => {
  test('start with the rules of the product as version 0', async () => {
    const book = await getReviewRules(review.boss.context())
    expect(book).toEqual({ open: null, version: 0, rules: DEFAULT_REVIEW_RULES, versions: [] })
  })

  test('get a version with every change, with who, when and what', async () => {
    await review.agree({ basedOnVersion: 0, rules: withAmount(4000_00) })
    const book = await review.agree({
      basedOnVersion: 1,
      rules: { ...withAmount(5000_00), pep: false },
    })
    expect(book.version).toBe(2)
    expect(
      book.versions.map(({ version, createdByName, changes }) => [version, createdByName, changes]),
    ).toEqual([
      [
        2,
        'Mário',
        [
          { field: 'amountFgts', from: 4000_00, to: 5000_00 },
          { field: 'pep', from: true, to: false },
        ],
      ],
      [1, 'Mário', [{ field: 'amountFgts', from: null, to: 4000_00 }]],
    ])
    const entries = await harness.database.owner`
      select details from audit_entries where action = 'review_rules_approved' order by id`
    expect(entries.map(({ details }) => details.version)).toEqual([1, 2])
  })

  test('get no version when nothing changed', async () => {
    const { version, rules } = await getReviewRules(review.boss.context())
    const book = await review.agree({ basedOnVersion: version, rules })
    expect(book.version).toBe(version)
  })

  test('wait for another manager whose access their author did not change, even in a direct write to the database', async () => {
    const { version } = await getReviewRules(review.boss.context())
    const { open } = await proposeReviewRules(review.boss.context(), {
      basedOnVersion: version,
      rules: withAmount(6000_00),
    })
    const id = String(open?.id)
    expect(open).toMatchObject({ isMine: true, createdByName: 'Mário' })
    expect((await getReviewRules(review.second.context())).version).toBe(version)
    const decide = (context: Context, decision: ReviewRulesDecision['decision']) =>
      codeOf(decideReviewRules(context, { id, decision }))
    expect(await decide(review.boss.context(), 'approve')).toBe('own_change')
    expect(await decide(review.second.context(), 'withdraw')).toBe('change_not_yours')
    const linked = await review.manager()
    const accessRequest = await requestAccess(review.boss.context(), { kind: 'link', id: linked.id })
    await decideAccessRequest(review.second.context(), { ...accessRequest, decision: 'approve' })
    expect(await decide(linked.context(), 'approve')).toBe('access_touched')
    const agent = await review.people.person({ visibility: 'all' })
    expect(await decide(agent.context(), 'approve')).toBe('permission_denied')
    await expect(
      harness.database.owner`
        update review_rule_proposals set status = 'approved', decided_by_id = created_by_id, decided_at = now() where id = ${id}`,
    ).rejects.toThrow('review_rule_proposals_four_eyes')
    expect(await decide(review.second.context(), 'refuse')).toBe('nothing was refused')
    expect(await decide(review.second.context(), 'approve')).toBe('review_rules_decided')
    expect(await getReviewRules(review.boss.context())).toMatchObject({ version, open: null })
  })

  test('are approved by the operator where there is one manager, and withdrawn by their author', async () => {
    const { version } = await getReviewRules(review.boss.context())
    const propose = (fgts: number) =>
      proposeReviewRules(review.boss.context(), { basedOnVersion: version, rules: withAmount(fgts) })
    const id = async (fgts: number) => String((await propose(fgts)).open?.id)
    await decideReviewRules(review.boss.context(), { id: await id(6100_00), decision: 'withdraw' })
    const { now } = review.boss.context()
    const operator = systemContext(review.boss.context().organizationId, now, {
      kind: 'system',
      id: 'admin',
      name: 'linha de comando',
    })
    const proposalId = await id(6200_00)
    expect((await countHome(review.second.context())).ruleChanges).toBe(1)
    expect((await countHome(review.boss.context())).ruleChanges).toBe(0)
    const approve = { id: proposalId, decision: 'approve' } as const
    expect(await codeOf(decideReviewRules(operator, approve))).toBe('other_manager_decides')
    await harness.database.owner`update users set deactivated_at = now() where id <> ${review.boss.id}`
    const book = await decideReviewRules(operator, approve)
    expect((await countHome(review.second.context())).ruleChanges).toBe(0)
    expect(book).toMatchObject({ version: version + 1, rules: withAmount(6200_00), open: null })
  })

  test('wait one at a time, and never on an outdated version', async () => {
    const { version } = await getReviewRules(review.boss.context())
    const propose = (fgts: number, basedOnVersion = version) =>
      proposeReviewRules(review.boss.context(), { basedOnVersion, rules: withAmount(fgts) })
    const outcomes = await Promise.all([1_00, 2_00, 3_00].map((fgts) => codeOf(propose(fgts))))
    expect(outcomes.toSorted()).toEqual([
      'nothing was refused',
      'review_rules_waiting',
      'review_rules_waiting',
    ])
    const { open } = await getReviewRules(review.second.context())
    await decideReviewRules(review.second.context(), { id: String(open?.id), decision: 'approve' })
    expect(await codeOf(propose(4_00))).toBe('review_rules_changed')
  })

  test('are closed to everybody but managers of the organization', async () => {
    const agent = await review.people.person({ visibility: 'all' })
    await expect(getReviewRules(agent.context())).rejects.toMatchObject({ code: 'permission_denied' })
    const input = { basedOnVersion: 0, rules: DEFAULT_REVIEW_RULES }
    await expect(proposeReviewRules(agent.context(), input)).rejects.toMatchObject({
      code: 'permission_denied',
    })
    const { accessFixture } = await import('#tests/support/fixtures/access-fixture.ts')
    const stranger = await review.manager(await (await accessFixture()).organization())
    expect((await getReviewRules(stranger.context())).version).toBe(0)
  })
})

describe('a preview', () => {
  test('counts matching proposals signed in the last 30 days, and no others', async () => {
    await review.rules({ pep: false })
    for (const isPEP of [true, false, false]) {
      const { id } = await review.create({ isPEP, email: `${isPEP}-preview@example.com`, phone: '955554444' })
      await review.bring(id, 'analysis')
    }
    await review.create({ isPEP: true })
    const preview = (rules: Parameters<typeof previewReviewRules>[1]['rules']) =>
      previewReviewRules(review.boss.context(), { rules })
    const off = { ...DEFAULT_REVIEW_RULES, pep: false }
    expect(await preview(off)).toEqual({ examined: 3, matched: 0, byCode: [], next: null })
    expect(await preview(DEFAULT_REVIEW_RULES)).toMatchObject({
      matched: 1,
      byCode: [{ code: 'review_pep', count: 1 }],
    })
    // The second proposal shares its phone number with one earlier customer, the third proposal with two.
    expect(await preview({ ...off, repeatedContact: { otherCustomers: 1, withinDays: 30 } })).toMatchObject({
      matched: 2,
    })
    expect(await preview(withAmount(1_00))).toMatchObject({ examined: 3, matched: 3 })
    await harness.travel(40 * 86_400_000)
    expect(await preview(withAmount(1_00))).toMatchObject({ examined: 0, matched: 0 })
  })
})
