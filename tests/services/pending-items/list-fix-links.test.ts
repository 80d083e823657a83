import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { afterMs } from '#lib/config/clock.ts'
import type { Context } from '#lib/services/context.ts'
import { createFixLink } from '#lib/services/pending-items/create-fix-link.ts'
import { listFixLinks } from '#lib/services/pending-items/list-fix-links.ts'
import { solveFixPayment } from '#lib/services/pending-items/solve-fix-payment.ts'
import { codeOf } from '#tests/support/checks/code-of.ts'
import { type PersonFixture, personFixture } from '#tests/support/fixtures/person-fixture.ts'
import { customer, proposalFixture } from '#tests/support/fixtures/proposal-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'
import { fixFixture } from './fix-fixture.ts'

let harness: Harness
let people: PersonFixture
let fixes: Awaited<ReturnType<typeof fixFixture>>
let agent: Context

beforeAll(async () => {
  harness = await startHarness({ worker: false })
  people = await personFixture(harness)
  agent = (await people.person({ role: 'manager', visibility: 'all', name: 'Rui' })).context()
  fixes = await fixFixture(await proposalFixture(harness), () => agent)
})

afterAll(() => harness?.stop())

const HOUR = 3_600_000
const later = (ms: number): Context => ({ ...agent, now: afterMs(agent.now, ms) })

describe('the links made for open items', () => {
  test('are returned again until they expire, only the one that expires last', async () => {
    const { id, itemId, link, expiresAt } = await fixes.linked()
    expect(await listFixLinks(agent, { id })).toEqual([{ itemId, link, expiresAt }])
    const next = await createFixLink(later(HOUR), { id, itemId })
    expect(next.link).not.toBe(link)
    expect(await listFixLinks(later(2 * HOUR), { id })).toEqual([{ itemId, ...next }])
    expect(await listFixLinks(later(50 * HOUR), { id })).toEqual([])
  })

  test('disappear with the item, and are listed only if created', async () => {
    expect(await listFixLinks(agent, await fixes.pending())).toEqual([])
    const { id, token, proof } = await fixes.identified()
    const payment = { type: 'pix', key: 'nova@example.com', keyKind: 'email' } as const
    await solveFixPayment(await customer(), { token, proof, payment })
    expect(await listFixLinks(agent, { id })).toEqual([])
  })

  test('are hidden from a person who does not see the proposal', async () => {
    const { id } = await fixes.linked()
    const other = (await people.person({ role: 'agent', visibility: 'own', name: 'Bia' })).context()
    expect(await codeOf(listFixLinks(other, { id }))).toBe('not_found')
  })
})
