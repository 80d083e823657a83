import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf } from '#tests/support/checks/code-of.ts'
import { eventually } from '#tests/support/checks/eventually.ts'
import { type AccessFixture, accessFixture } from '#tests/support/fixtures/access-fixture.ts'
import { type OfficeFixture, officeFixture } from '#tests/support/fixtures/office-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let access: AccessFixture
let office: OfficeFixture
beforeAll(async () => {
  harness = await startHarness({ worker: false })
  access = await accessFixture()
  office = await officeFixture()
})
afterAll(() => harness.stop())

const services = async () => ({
  ...(await import('#lib/services/audit/list-security-log.ts')),
  ...(await import('#lib/services/audit/export-security-log.ts')),
  ...(await import('#lib/services/audit/count-refusals.ts')),
  ...(await import('#lib/services/access/sign-in.ts')),
  ...(await import('#lib/services/applications/issue-token.ts')),
})

type Event = Awaited<ReturnType<Awaited<ReturnType<typeof services>>['listSecurityLog']>>['rows'][number]

const actionsOf = (rows: readonly Event[]) => rows.map(({ action }) => action)

describe('the security log', () => {
  test('shows a refused sign-in with the name of the account and nothing else of the person', async () => {
    const { listSecurityLog, signIn } = await services()
    const { manager, agent } = await office.open()
    await codeOf(signIn(access.stranger('203.0.113.77'), { ...agent, password: 'x' }))
    const { rows } = await listSecurityLog(manager(), { limit: 50, kind: 'sign_ins' })
    expect(actionsOf(rows)).toEqual(['sign_in_failed'])
    expect(rows[0]).toMatchObject({ isRefusal: true, accountName: 'Ana' })
    expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113\.77|@example\.com/)
  })

  test('leaves out what the audit has besides', async () => {
    const { listSecurityLog, signIn } = await services()
    const { manager, agent, organizationId } = await office.open()
    await signIn(access.stranger(), agent)
    const { rows } = await listSecurityLog(manager(), { limit: 50 })
    expect(new Set(actionsOf(rows))).toEqual(new Set(['user_created']))
    const entries = await harness.database.owner`
      select 1 from audit_entries where organization_id = ${organizationId} and action = 'sign_in'`
    expect(entries).toHaveLength(1)
  })

  test('shows a token refused for a wrong secret with its application, at most 60 times in 15 minutes', async () => {
    const { listSecurityLog, issueToken } = await services()
    const { manager, organizationId } = await office.open()
    const { clientId } = await access.application(organizationId)
    const request = { grantType: 'client_credentials', clientId, username: null, password: null, scope: null }
    const attempt = (clientSecret: string) =>
      codeOf(issueToken(access.stranger(), { ...request, clientSecret }))
    expect(await attempt('wrong')).toBe('invalid_client')
    const refused = async () =>
      (await listSecurityLog(manager(), { limit: 100, kind: 'tokens', onlyRefusals: true })).rows
    await eventually('the refusal', async () => (await refused()).length === 1)
    expect(await refused()).toMatchObject([
      { action: 'token_refused', accountName: 'Robô', refusal: 'invalid_client' },
    ])
    await Promise.all(Array.from({ length: 70 }, (_, index) => attempt(`wrong ${index}`)))
    await eventually('all that is recorded', async () => (await refused()).length === 60)
  })

  test('is narrowed down to an account and to refusals, and is of the own organization', async () => {
    const { listSecurityLog, signIn } = await services()
    const [one, other] = [await office.open(), await office.open()]
    await codeOf(signIn(access.stranger(), { ...one.agent, password: 'x' }))
    await codeOf(signIn(access.stranger(), { ...other.agent, password: 'x' }))
    const ofAgent = await listSecurityLog(one.manager(), { limit: 50, accountId: one.agent.id })
    expect(actionsOf(ofAgent.rows)).toEqual(['sign_in_failed', 'user_created'])
    const refusals = await listSecurityLog(one.manager(), { limit: 50, onlyRefusals: true })
    expect(refusals.rows.map(({ subjectId }) => subjectId)).toEqual([one.agent.id])
  })

  test('counts the refusals of each of the last 30 days', async () => {
    const { countRefusals, signIn } = await services()
    const { manager, agent } = await office.open()
    for (let tries = 0; tries < 3; tries += 1)
      await codeOf(signIn(access.stranger(), { ...agent, password: 'x' }))
    const days = await countRefusals(manager())
    expect(days).toHaveLength(30)
    expect(days.at(-1)?.count).toBe(3)
    expect(days.slice(0, -1).every(({ count }) => count === 0)).toBe(true)
  })

  test('is exported as a table, which the audit records', async () => {
    const { exportSecurityLog, signIn } = await services()
    const { manager, agent, organizationId } = await office.open()
    await codeOf(signIn(access.stranger(), { ...agent, password: 'x' }))
    const { headings, batches } = await exportSecurityLog(manager(), { kind: 'sign_ins' })
    const lines: unknown[] = []
    for await (const batch of batches) lines.push(...batch)
    expect(headings).toEqual(['Data', 'Hora', 'O que aconteceu', 'Código', 'Conta', 'Por quem', 'Motivo'])
    expect(lines).toHaveLength(1)
    const [entry] = await harness.database.owner`
      select details from audit_entries
      where organization_id = ${organizationId} and action = 'audit_exported'`
    expect(entry?.details).toEqual({ kind: 'security_log' })
  })

  test('is closed to an agent', async () => {
    const { listSecurityLog, exportSecurityLog, countRefusals } = await services()
    const { agent } = await office.open()
    for (const work of [
      listSecurityLog(agent.context(), { limit: 50 }),
      exportSecurityLog(agent.context(), {}),
      countRefusals(agent.context()),
    ])
      expect(await codeOf(work)).toBe('permission_denied')
  })
})

test('many refusals open an alert', async () => {
  const { signIn } = await services()
  const { evaluateAlerts } = await import('#lib/services/alerts/evaluate-alerts.ts')
  const { agent, organizationId, manager } = await office.open()
  const alerts = async () => {
    await evaluateAlerts(manager().now, { workerAbsentMs: 0 })
    return harness.database.owner`
      select kind, value from alert_occurrences where organization_id = ${organizationId} and kind = 'refusals_many'`
  }
  for (let tries = 0; tries < 7; tries += 1)
    await codeOf(signIn(access.stranger(), { ...agent, password: 'x' }))
  expect(await alerts()).toEqual([])
  for (let person = 0; person < 4; person += 1) {
    const other = await access.person(organizationId)
    for (let tries = 0; tries < 7; tries += 1)
      await codeOf(signIn(access.stranger(), { ...other, password: 'x' }))
  }
  expect(await alerts()).toMatchObject([{ kind: 'refusals_many', value: 35 }])
})
