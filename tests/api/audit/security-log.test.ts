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

test('the security log over HTTP gives who may see the audit a page and a CSV, without e-mails and addresses', async () => {
  const { signIn } = await import('#lib/services/access/sign-in.ts')
  const who = await signedInPerson(access, { role: 'manager' })
  const read = (path: string) => harness.api(path, { token: null, headers: who.headers })
  const victim = await access.person(who.organizationId)
  const stranger = access.stranger('203.0.113.77')
  await signIn(stranger, { ...victim, password: 'errada' }).catch(() => undefined)
  const page = await read(`/panel/security-log?kind=sign_ins&onlyRefusals=true&accountId=${victim.id}`)
  expect(page.body.data).toMatchObject([{ action: 'sign_in_failed', isRefusal: true, accountName: 'Ana' }])
  const csv = await read('/panel/security-log/export?kind=sign_ins')
  expect(csv.headers.get('content-disposition')).toMatch(/filename="seguranca-\d{4}-\d{2}-\d{2}\.csv"$/)
  expect(csv.text).toContain('sign_in_failed')
  for (const text of [page.text, csv.text]) {
    expect(text).not.toContain(victim.email)
    expect(text).not.toContain('203.0.113.77')
  }
  expect((await read('/panel/security-log?kind=everything')).status).toBe(422)

  const agent = await signedInPerson(access, { role: 'agent' })
  for (const path of ['/panel/security-log', '/panel/security-log/export'])
    expect((await harness.api(path, { token: null, headers: agent.headers })).status).toBe(403)
})
