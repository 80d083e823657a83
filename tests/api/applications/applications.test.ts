import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addClientId } from '#lib/services/applications/add-client-id.ts'
import { addServiceAccount } from '#lib/services/applications/add-service-account.ts'
import { createApplication } from '#lib/services/applications/create-application.ts'
import { endOldSecret } from '#lib/services/applications/end-old-secret.ts'
import { rotateApplicationSecret } from '#lib/services/applications/rotate-application-secret.ts'
import { codeOf } from '#tests/support/checks/code-of.ts'
import { type AccessFixture, accessFixture } from '#tests/support/fixtures/access-fixture.ts'
import { SERVICE_PASSWORD } from '#tests/support/fixtures/service-account.ts'
import { signedInPerson } from '#tests/support/fixtures/signed-in-person.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let access: AccessFixture

beforeAll(async () => {
  harness = await startHarness({ worker: false })
  access = await accessFixture()
})

afterAll(() => harness?.stop())

const reader = async (role: 'agent' | 'manager', organizationId?: string) => {
  const who = await signedInPerson(access, { role, ...(organizationId && { organizationId }) })
  return { ...who, read: (path: string) => harness.api(path, { token: null, headers: who.headers }) }
}

const token = (clientId: string, clientSecret: string) =>
  harness.api('/oauth/token', {
    token: null,
    body: { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret },
  })

describe('applications in the back office', () => {
  test('show managers the age of each secret, never the secret', async () => {
    const { read, organizationId } = await reader('manager')
    const { clientId, clientSecret, id } = await access.application(organizationId)
    expect((await token(clientId, clientSecret)).status).toBe(200)
    const list = await read('/panel/applications')
    expect(list.body.applications).toMatchObject([
      { id, clientId, clientIds: [clientId], revokedAt: null, serviceAccounts: [] },
    ])
    const one = await read(`/panel/applications/${clientId}`)
    expect(one.body.secrets).toMatchObject([{ expiresAt: null, lastUsedAt: one.body.lastUsedAt }])
    expect(one.body.lastUsedAt).not.toBeNull()
    for (const { text } of [list, one]) expect(text).not.toMatch(/secretHash|PasswordHash|scrypt/)
    const foreign = await reader('manager')
    expect((await foreign.read(`/panel/applications/${clientId}`)).body.code).toBe('not_found')
    const agent = await reader('agent', organizationId)
    expect((await agent.read('/panel/applications')).body.code).toBe('permission_denied')
  })

  test('show client ids, service accounts and settings of a program with any characters in its name', async () => {
    const { read, organizationId } = await reader('manager')
    const context = access.context(organizationId)
    const input = { name: 'Robô', scopes: ['fgts'] as const, clientId: 'Ab/c 100% +x' }
    const { clientId } = await createApplication(context, { ...input, tokenLifetimeSeconds: 7200 })
    await addClientId(context, { clientId, added: 'Other' })
    await addServiceAccount(context, { clientId, username: 'a@b.com', password: SERVICE_PASSWORD })
    const one = await read(`/panel/applications/${encodeURIComponent(clientId)}`)
    expect(one.status, one.text).toBe(200)
    expect(one.body).toMatchObject({
      clientId,
      clientIds: [clientId, 'Other'],
      tokenLifetimeSeconds: 7200,
      listsRunning: null,
      serviceAccounts: [{ username: 'a@b.com', lastUsedAt: null, endedAt: null }],
    })
    expect(one.text).not.toMatch(/passwordHash|scrypt/i)
  })

  test('let an old secret be ended early with its tokens, while the new one keeps working', async () => {
    const { read, organizationId } = await reader('manager')
    const { clientId, clientSecret: old } = await access.application(organizationId)
    const operator = access.context(organizationId)
    expect(await codeOf(endOldSecret(operator, { clientId }))).toBe('not_found')
    const { clientSecret } = await rotateApplicationSecret(operator, { clientId, overlapDays: 7 })
    const { access_token: current } = (await token(clientId, old)).body
    const fees = '/fgts/simulations/fees/new?provider=aurora'
    expect((await harness.api(fees, { token: current })).status).toBe(200)
    expect((await read(`/panel/applications/${clientId}`)).body.secrets).toHaveLength(2)
    await endOldSecret(access.context(organizationId), { clientId })
    expect((await token(clientId, old)).status).toBe(401)
    expect((await harness.api(fees, { token: current })).status).toBe(401)
    expect((await token(clientId, clientSecret)).status).toBe(200)
    expect((await read(`/panel/applications/${clientId}`)).body.secrets).toMatchObject([{ expiresAt: null }])
  })
})
