import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cents } from '#lib/domain/money'
import { DEFAULT_REVIEW_RULES } from '#lib/domain/proposals/review-rules'
import { getReviewRules } from '#lib/services/review/get-review-rules'
import { previewReviewRules } from '#lib/services/review/preview-review-rules'
import { saveReviewRules } from '#lib/services/review/save-review-rules'
import { type Harness, startHarness } from '#tests/support/harness'
import { type ReviewFixture, reviewFixture } from '#tests/support/review-fixture'

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
  test('begin with what the product comes with, as version 0', async () => {
    const book = await getReviewRules(review.boss.context())
    expect(book).toEqual({ version: 0, rules: DEFAULT_REVIEW_RULES, versions: [] })
  })

  test('get a version with every change, reported with who, when and what', async () => {
    await saveReviewRules(review.boss.context(), { basedOnVersion: 0, rules: withAmount(4000_00) })
    const book = await saveReviewRules(review.boss.context(), {
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
      select details from audit_entries where action = 'review_rules.save' order by id`
    expect(entries.map(({ details }) => details.version)).toEqual([1, 2])
  })

  test('get no version when nothing changed', async () => {
    const { version, rules } = await getReviewRules(review.boss.context())
    const book = await saveReviewRules(review.boss.context(), { basedOnVersion: version, rules })
    expect(book.version).toBe(version)
  })

  test('are not overwritten by who looked at an older version, also at the same moment', async () => {
    const { version } = await getReviewRules(review.boss.context())
    const save = (fgts: number) =>
      saveReviewRules(review.boss.context(), { basedOnVersion: version, rules: withAmount(fgts) })
    const outcomes = await Promise.allSettled([save(1_00), save(2_00), save(3_00)])
    const lost = outcomes.filter((outcome) => outcome.status === 'rejected')
    expect(lost.map(({ reason }) => reason.code)).toEqual(['review_rules_changed', 'review_rules_changed'])
    await expect(save(4_00)).rejects.toMatchObject({ code: 'review_rules_changed' })
  })

  test('are a manager’s alone and another organization’s never', async () => {
    const agent = await review.people.person({ visibility: 'all' })
    await expect(getReviewRules(agent.context())).rejects.toMatchObject({ code: 'permission_denied' })
    const asked = { basedOnVersion: 0, rules: DEFAULT_REVIEW_RULES }
    await expect(saveReviewRules(agent.context(), asked)).rejects.toMatchObject({ code: 'permission_denied' })
    const { accessFixture } = await import('#tests/support/access-fixture')
    const stranger = await review.manager(await (await accessFixture()).organization())
    expect((await getReviewRules(stranger.context())).version).toBe(0)
  })
})

describe('a preview', () => {
  test('counts what the rules would have sent of the proposals signed in the last 30 days, and no others', async () => {
    await review.rules({ pep: false })
    for (const isPEP of [true, false, false]) {
      const { id } = await review.create({ isPEP, email: `${isPEP}-preview@example.com`, phone: '955554444' })
      await review.bring(id, 'analysis')
    }
    await review.create({ isPEP: true })
    const look = (rules: Parameters<typeof previewReviewRules>[1]['rules']) =>
      previewReviewRules(review.boss.context(), { rules })
    const off = { ...DEFAULT_REVIEW_RULES, pep: false }
    expect(await look(off)).toEqual({ examined: 3, matched: 0, byCode: [], next: null })
    expect(await look(DEFAULT_REVIEW_RULES)).toMatchObject({
      matched: 1,
      byCode: [{ code: 'review_pep', count: 1 }],
    })
    // The second and third find one and two others before them; the first none.
    expect(await look({ ...off, repeatedContact: { otherCustomers: 1, withinDays: 30 } })).toMatchObject({
      matched: 2,
    })
    expect(await look(withAmount(1_00))).toMatchObject({ examined: 3, matched: 3 })
    await harness.travel(40 * 86_400_000)
    expect(await look(withAmount(1_00))).toMatchObject({ examined: 0, matched: 0 })
  })
})
