import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccessFixture, accessFixture } from '#tests/support/fixtures/access-fixture.ts'
import { signedInPerson } from '#tests/support/fixtures/signed-in-person.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let access: AccessFixture
beforeAll(async () => {
  harness = await startHarness({ worker: false })
  access = await accessFixture()
})
afterAll(() => harness?.stop())

test('the sign-in settings over HTTP are for who looks after access, and say from where the caller comes', async () => {
  const read = async (role: 'agent' | 'manager') => {
    const { headers } = await signedInPerson(access, { role })
    return harness.api('/panel/sign-in-settings', { token: null, headers })
  }
  const { status, body } = await read('manager')
  expect(status).toBe(200)
  expect(body).toMatchObject({ provider: null, proposal: null, passwordsOff: false, addressRanges: [] })
  expect(body.redirectUri).toMatch(/\/login\/callback$/)
  expect(body.ownAddress).toMatch(/^(127\.0\.0\.1|::1|::ffff:127\.0\.0\.1)$/)
  expect((await read('agent')).status).toBe(403)
})
