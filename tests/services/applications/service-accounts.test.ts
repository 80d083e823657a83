import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addClientId } from '#lib/services/applications/add-client-id.ts'
import { addServiceAccount } from '#lib/services/applications/add-service-account.ts'
import { changeApplicationSettings } from '#lib/services/applications/change-application-settings.ts'
import { createApplication } from '#lib/services/applications/create-application.ts'
import { endServiceAccounts } from '#lib/services/applications/end-service-accounts.ts'
import { getApplication } from '#lib/services/applications/get-application.ts'
import { removeClientId } from '#lib/services/applications/remove-client-id.ts'
import { revokeApplication } from '#lib/services/applications/revoke-application.ts'
import { codeOf } from '#tests/support/checks/code-of.ts'
import { type AccessFixture, accessFixture } from '#tests/support/fixtures/access-fixture.ts'
import {
  askByPassword,
  publicClientId,
  SERVICE_PASSWORD,
  serviceProgram,
} from '#tests/support/fixtures/service-account.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let access: AccessFixture
beforeAll(async () => {
  harness = await startHarness({ worker: false })
  access = await accessFixture()
})
afterAll(() => harness?.stop())

const password = SERVICE_PASSWORD

const actsOn = async (applicationId: string) => {
  const rows = await harness.database.owner`
    select action, details from audit_entries where subject_id = ${applicationId} order by id`
  return rows.map(({ action, details }) => [action, details])
}

describe('service accounts and client ids', () => {
  test('are added without replacing another, each with its own beginning and end in the audit', async () => {
    const { id, clientId, username, accountId, context } = await serviceProgram(access)
    const second = await addServiceAccount(context, { clientId, username: 'second', password })
    expect(await codeOf(addServiceAccount(context, { clientId, username, password }))).toBe('username_taken')
    await endServiceAccounts(context, { clientId, account: { id: accountId } })
    expect((await getApplication(context, { clientId })).serviceAccounts).toMatchObject([
      { id: accountId, username, endedAt: expect.any(Date) },
      { id: second.id, username: 'second', endedAt: null },
    ])
    expect(await actsOn(id)).toEqual([
      ['application_created', expect.anything()],
      ['service_account_added', { serviceAccountId: accountId }],
      ['service_account_added', { serviceAccountId: second.id }],
      ['service_account_ended', { serviceAccountId: accountId }],
    ])
    // The user name of an ended account can be used again.
    await addServiceAccount(context, { clientId, username, password })
  })

  test('give a client id and a user name to one account only, in either order', async () => {
    const accepts = publicClientId()
    const first = await serviceProgram(access, { accepts })
    const other = await serviceProgram(access, { username: first.username.toLowerCase() })
    const { clientId, context } = other
    expect(await codeOf(addClientId(context, { clientId, added: accepts }))).toBe('username_taken')
    expect((await getApplication(context, { clientId })).clientIds).toEqual([clientId])
    await endServiceAccounts(context, { clientId, account: 'all' })
    await addClientId(context, { clientId, added: accepts })
    const attempt = addServiceAccount(context, { clientId, username: first.username, password })
    await expect(attempt).rejects.toMatchObject({
      code: 'username_taken',
      details: { clientId: accepts, username: first.username },
    })
    await revokeApplication(first.context, { clientId: first.clientId })
    await addServiceAccount(context, { clientId, username: first.username, password })
    const answer = await askByPassword(harness, { client_id: accepts, username: first.username })
    expect(answer.status).toBe(200)
  })

  test('give a user name that two organizations claim at once to exactly one', async () => {
    const accepts = publicClientId()
    const programs = await Promise.all([1, 2, 3, 4].map(() => serviceProgram(access, { accepts })))
    const username = 'robo@mesma-loja.com.br'
    const outcomes = await Promise.all(
      programs.map(({ clientId, context }) =>
        addServiceAccount(context, { clientId, username, password }).then(
          () => 'got it',
          (error) => error.code,
        ),
      ),
    )
    expect(outcomes.sort()).toEqual(['got it', 'username_taken', 'username_taken', 'username_taken'])
  })

  test('keep client ids as typed, allow them in another organization, and bind them to their application', async () => {
    const own = publicClientId()
    const applications = await Promise.all(
      [await access.organization(), await access.organization()].map(async (organizationId) => {
        const context = access.context(organizationId)
        return {
          context,
          ...(await createApplication(context, { name: 'X', scopes: ['fgts'], clientId: own })),
        }
      }),
    )
    expect(applications.map(({ clientId }) => clientId)).toEqual([own, own])
    const [{ context } = { context: access.context() }] = applications
    const again = createApplication(context, { name: 'Y', scopes: ['fgts'], clientId: own })
    expect(await codeOf(again)).toBe('name_taken')
    expect(await codeOf(removeClientId(context, { clientId: own, removed: own }))).toBe('client_id_needed')
    for (const added of ['', '..', 'é', 'a\nb', 'x'.repeat(201)])
      expect(await codeOf(addClientId(context, { clientId: own, added })), added).toBe('invalid_client_id')
    expect(
      await codeOf(addClientId(access.context(await access.organization()), { clientId: own, added: 'x' })),
    ).toBe('not_found')
  })

  test('issue no token for a removed client id, and tokens for an added one to existing accounts', async () => {
    const accepts = publicClientId()
    const { clientId, username, context } = await serviceProgram(access)
    const status = async () => (await askByPassword(harness, { client_id: accepts, username })).status
    expect(await status()).toBe(401)
    await addClientId(context, { clientId, added: accepts })
    expect(await status()).toBe(200)
    await removeClientId(context, { clientId, removed: accepts })
    expect(await status()).toBe(401)
    expect((await askByPassword(harness, { client_id: clientId, username })).status).toBe(200)
  })

  test('record what a manager sets with its previous value', async () => {
    const { id, clientId, context } = await serviceProgram(access)
    await changeApplicationSettings(context, { clientId, tokenLifetimeSeconds: 7200, listsRunning: false })
    await changeApplicationSettings(context, { clientId, tokenLifetimeSeconds: 7200 })
    const [, , ...acts] = await actsOn(id)
    expect(acts).toEqual([
      [
        'application_settings_changed',
        {
          changed: {
            tokenLifetimeSeconds: { from: '3600', to: '7200' },
            listsRunning: { from: 'automatic', to: 'off' },
          },
        },
      ],
    ])
  })

  test('cannot be changed by an agent', async () => {
    const { clientId, context } = await serviceProgram(access)
    const actor = { kind: 'user', role: 'agent' } as never
    const agent = { ...context, actor }
    const attempts = [
      addServiceAccount(agent, { clientId, username: 'x', password }),
      endServiceAccounts(agent, { clientId, account: 'all' }),
      addClientId(agent, { clientId, added: 'x' }),
      removeClientId(agent, { clientId, removed: 'x' }),
      changeApplicationSettings(agent, { clientId, listsRunning: true }),
    ]
    for (const attempt of attempts) expect(await codeOf(attempt)).toBe('permission_denied')
  })
})
