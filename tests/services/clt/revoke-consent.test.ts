import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf } from '#tests/support/checks/code-of.ts'
import { customer } from '#tests/support/fixtures/proposal-fixture.ts'
import { consentPageSteps, pageServices } from './consent-page-steps.ts'
import { type ConsultFixture, startConsultFixture } from './consult-fixture.ts'

let fixture: ConsultFixture
let page: ReturnType<typeof consentPageSteps>
beforeAll(async () => {
  fixture = await startConsultFixture()
  page = consentPageSteps(fixture, await fixture.caller())
})
afterAll(() => fixture?.stop())

const services = async () => ({
  ...(await pageServices()),
  ...(await import('#lib/services/clt/revoke-clt-consent.ts')),
  ...(await import('#lib/services/clt/send-clt-consult.ts')),
})

describe('a customer who revokes the consent on the page', () => {
  test('ends the consult with evidence of who, how and from where, and the institution is notified', async () => {
    const link = await page.accepted()
    const { revokeCltConsent, getCltConsent } = await services()
    expect((await getCltConsent(await customer(), link)).revocable).toBe(true)
    expect(await revokeCltConsent(await customer(), link)).toEqual({ status: 'REJECTED' })
    expect(await fixture.row(link.id)).toMatchObject({ status: 'REJECTED', code: 'consent_revoked' })
    const [entry] = await fixture.owner`
      select actor_kind, ip, details from audit_entries where subject_id = ${link.id} and action = 'consent.revoke'`
    expect(entry).toMatchObject({
      actor_kind: 'customer',
      ip: '203.0.113.7',
      details: { channel: 'customer_page', identityCheck: 'cpf_and_birth_date' },
    })
    const jobs = await fixture.jobs(link.id)
    expect(jobs.map(({ identifier }) => identifier)).toContain('revoke_clt_consent')
    const view = await getCltConsent(await customer(), { token: link.token })
    expect([view.revocable, view.reason?.code]).toEqual([false, 'consent_revoked'])
  })

  test('must be identified, and finds nothing to revoke before accepting', async () => {
    const { revokeCltConsent } = await services()
    const { token } = await page.accepted()
    expect(await codeOf(revokeCltConsent(await customer(), { token }))).toBe('identity_required')
    const waiting = await page.identified()
    expect(await codeOf(revokeCltConsent(await customer(), waiting))).toBe('consult_not_revocable')
  })

  test('stops a query that was about to be sent', async () => {
    const context = await fixture.caller()
    const own = consentPageSteps(fixture, context)
    const link = await own.accepted()
    const { revokeCltConsent, sendCltConsult } = await services()
    await revokeCltConsent(await customer(), link)
    await sendCltConsult(context, { consultId: link.id })
    const cases = await fixture.owner`select 1 from sandbox_cases where reference = ${link.id}`
    expect(cases).toHaveLength(0)
  })
})
