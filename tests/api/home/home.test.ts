import { afterAll, beforeAll, expect, test } from 'vitest'
import { countHomeContract, getHomeContract } from '#lib/contracts/home/home.ts'
import { type AccessFixture, accessFixture } from '#tests/support/fixtures/access-fixture.ts'
import { PIX_ITEM, proposalFixture } from '#tests/support/fixtures/proposal-fixture.ts'
import { sessionToken } from '#tests/support/fixtures/session-token.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let access: AccessFixture
beforeAll(async () => {
  harness = await startHarness({ worker: false })
  access = await accessFixture()
})
afterAll(() => harness?.stop())

const signedIn = async (role: 'agent' | 'manager') => {
  const { signIn } = await import('#lib/services/access/sign-in.ts')
  const person = await access.person(await harness.demoOrganizationId(), role)
  const { sessionId } = await signIn(access.stranger(), person)
  const token = await sessionToken(sessionId)
  return { token: null, headers: { cookie: `next-auth.session-token=${token}` } }
}

test('returns the queue to a signed-in person without a full CPF', async () => {
  const { create, report, sign } = await proposalFixture(harness)
  const { id, documentNumber } = await create()
  await report(id, 'formalization')
  await sign(id)
  await report(id, 'pending', { pendingItems: [PIX_ITEM] })
  const answer = await harness.api('/panel/home?of=all', await signedIn('agent'))
  expect(answer.status).toBe(200)
  expect(getHomeContract.response.parse(answer.body)).toMatchObject({
    scope: 'all',
    groups: [{ kind: 'pending', lines: [{ targetIds: [id], detail: 'Chave recusada.' }] }],
    manager: null,
  })
  expect(answer.text).not.toContain(documentNumber)
  const own = await harness.api('/panel/home', await signedIn('agent'))
  expect(own.body).toMatchObject({ scope: 'own', groups: [], elsewhere: 'all' })
})

test('returns the counts of the menu', async () => {
  const answer = await harness.api('/panel/home/counts', await signedIn('manager'))
  expect(answer.status).toBe(200)
  expect(countHomeContract.response.parse(answer.body)).toEqual({
    pending: 0,
    inReview: 0,
    priceChanges: 0,
    ruleChanges: 0,
    accessRequests: 0,
    openAlerts: 0,
  })
})

test('is closed to programs, and rejects an unknown scope', async () => {
  for (const path of ['/panel/home', '/panel/home/counts']) expect((await harness.api(path)).status).toBe(401)
  expect((await harness.api('/panel/home?of=mine', await signedIn('agent'))).status).toBe(422)
})
