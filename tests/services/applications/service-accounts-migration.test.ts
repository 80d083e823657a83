import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccessFixture, accessFixture } from '#tests/support/fixtures/access-fixture.ts'
import { askByPassword, SERVICE_PASSWORD, serviceProgram } from '#tests/support/fixtures/service-account.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let access: AccessFixture
beforeAll(async () => {
  harness = await startHarness({ worker: false })
  access = await accessFixture()
})
afterAll(() => harness?.stop())

/** Data statements of the migration, from the first of its kind to the drop of the old columns. */
const moves = () => {
  const text = readFileSync('db/migrations/0025_service_accounts.sql', 'utf8')
  const start = text.indexOf('alter table applications no force')
  return text.slice(start, text.indexOf('ALTER TABLE "applications" DROP COLUMN'))
}

test('keeps the only service account of an application and its client id working', async () => {
  const { owner } = harness.database
  const { clientId, username, clientSecret } = await serviceProgram(access, { username: 'robo-antigo' })
  const idle = await access.application(await access.organization())
  // Restores the former tables, with the account's password on the application itself.
  await owner.unsafe(`
    alter table applications add password_grant boolean not null default false, add service_username text, add service_password_hash text;
    update applications a set password_grant = true, service_username = s.username, service_password_hash = s.password_hash
      from service_accounts s where s.application_id = a.id;
    delete from service_sign_ins;
    delete from service_accounts;
    delete from application_client_ids;`)
  await owner.unsafe(moves().replaceAll('--> statement-breakpoint', ''))
  expect((await askByPassword(harness, { client_id: clientId, username })).status).toBe(200)
  expect((await askByPassword(harness, { client_id: clientId, username: 'other' })).status).toBe(401)
  for (const application of [{ clientId, clientSecret }, idle]) {
    const body = {
      grant_type: 'client_credentials',
      client_id: application.clientId,
      client_secret: application.clientSecret,
    }
    expect((await harness.api('/oauth/token', { token: null, body })).status).toBe(200)
  }
  const withoutAccount = { client_id: idle.clientId, username, password: SERVICE_PASSWORD }
  expect((await askByPassword(harness, withoutAccount)).status).toBe(401)
})
