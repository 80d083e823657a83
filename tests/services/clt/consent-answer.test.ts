import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf } from '#tests/support/checks/code-of.ts'
import { customer } from '#tests/support/fixtures/proposal-fixture.ts'
import { BIRTH, consentPageSteps, pageServices } from './consent-page-steps.ts'
import { type ConsultFixture, DAY_MS, startConsultFixture } from './consult-fixture.ts'

let fixture: ConsultFixture
let page: ReturnType<typeof consentPageSteps>
beforeAll(async () => {
  fixture = await startConsultFixture()
  page = consentPageSteps(fixture, await fixture.caller())
})
afterAll(() => fixture?.stop())

describe('accepting on the page', () => {
  test('stores the whole evidence of the stored term, and sends the consult on', async () => {
    const { id, documentNumber } = await page.accepted()
    const [consent] = await fixture.consents(id)
    const row = await fixture.row(id)
    expect(row?.status).toBe('CONSENT_APPROVED')
    expect(consent).toMatchObject({
      channel: 'customer_page',
      identity_check: 'cpf_and_birth_date',
      ip: '203.0.113.7',
      user_agent: 'test phone',
      term_sha256: row?.term_sha256,
    })
    expect(JSON.parse(consent?.evidence)).toMatchObject({
      consultId: id,
      term: { version: row?.term_version, text: row?.term_text, sha256: row?.term_sha256 },
      correspondent: { name: 'Casa Boa Vista' },
      signer: {
        name: 'Maria Aparecida da Silva',
        documentNumber,
        birthDate: BIRTH,
        email: 'maria@example.com',
        phone: '+5511987654321',
      },
      acceptance: {
        channel: 'customer_page',
        ip: '203.0.113.7',
        userAgent: 'test phone',
        identifiedAt: expect.any(String),
        declaredBy: { kind: 'customer', name: 'Maria Aparecida da Silva' },
      },
    })
    expect(await fixture.audits(id)).toEqual(['consult.create', 'customer.identify', 'consent.accept'])
  })

  test('counts once and returns the same answer when repeated in parallel', async () => {
    const link = await page.identified()
    const { acceptCltConsent } = await pageServices()
    const acceptedTextSha256 = String((await fixture.row(link.id))?.term_sha256)
    const answers = await Promise.all(
      Array.from({ length: 8 }, async () =>
        acceptCltConsent(await customer(), { ...link, acceptedTextSha256 }),
      ),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['CONSENT_APPROVED']))
    expect((await fixture.consents(link.id)).length).toBe(1)
  })

  test('requires the identified customer and the exact stored text', async () => {
    const { id, token, proof } = await page.identified()
    const { acceptCltConsent } = await pageServices()
    const acceptedTextSha256 = String((await fixture.row(id))?.term_sha256)
    expect(await codeOf(acceptCltConsent(await customer(), { token, acceptedTextSha256 }))).toBe(
      'identity_required',
    )
    const other = { token, proof, acceptedTextSha256: '0'.repeat(64) }
    expect(await codeOf(acceptCltConsent(await customer(), other))).toBe('consent_text_changed')
    expect(await fixture.row(id)).toMatchObject({ status: 'WAITING_CONSENT' })
    expect((await fixture.consents(id)).length).toBe(0)
  })

  test('fails after the deadline, which ends the term for good', async () => {
    const { id, token, documentNumber } = await page.waiting()
    const { acceptCltConsent, identifyCltSigner } = await pageServices()
    const acceptedTextSha256 = String((await fixture.row(id))?.term_sha256)
    const now = await customer()
    const late = { ...now, now: new Date(now.now.getTime() + 7 * DAY_MS) }
    const { proof } = await identifyCltSigner(late, { token, documentNumber, birthDate: BIRTH })
    expect(await codeOf(acceptCltConsent(late, { token, proof, acceptedTextSha256 }))).toBe(
      'consult_not_authorizable',
    )
    expect(await fixture.row(id)).toMatchObject({ status: 'FAILED', code: 'consent_expired' })
  })
})

describe('refusing on the page', () => {
  test('ends the term without asking anybody, and cannot be undone or follow an acceptance', async () => {
    const { id, token, proof } = await page.identified()
    const { declineCltConsent, acceptCltConsent, getCltConsent } = await pageServices()
    expect(await codeOf(declineCltConsent(await customer(), { token }))).toBe('identity_required')
    expect(await declineCltConsent(await customer(), { token, proof })).toEqual({ status: 'REJECTED' })
    const acceptedTextSha256 = String((await fixture.row(id))?.term_sha256)
    const again = declineCltConsent(await customer(), { token, proof })
    expect(await codeOf(again)).toBe('consult_not_authorizable')
    const accepting = acceptCltConsent(await customer(), { token, proof, acceptedTextSha256 })
    expect(await codeOf(accepting)).toBe('consult_not_authorizable')
    expect((await fixture.consents(id)).length).toBe(0)
    expect((await fixture.jobs(id)).map((job) => job.identifier)).not.toContain('send_clt_consult')
    expect(await getCltConsent(await customer(), { token })).toMatchObject({
      awaitsConsent: false,
      reason: { code: 'consent_refused' },
    })
    const link = await page.accepted()
    expect(await codeOf(declineCltConsent(await customer(), link))).toBe('consult_not_authorizable')
    expect(await fixture.row(link.id)).toMatchObject({ status: 'CONSENT_APPROVED' })
  })
})

describe('the customer’s own copy', () => {
  test('is the registered PDF, for the identified customer only, once there is a consent', async () => {
    const { getOwnConsentEvidence } = await pageServices()
    const before = await page.identified()
    expect(await codeOf(getOwnConsentEvidence(await customer(), before))).toBe('not_found')
    const { id, token, proof } = await page.accepted()
    expect(await codeOf(getOwnConsentEvidence(await customer(), { token }))).toBe('identity_required')
    const { content, contentType } = await getOwnConsentEvidence(await customer(), { token, proof })
    expect([contentType, content.subarray(0, 5).toString()]).toEqual(['application/pdf', '%PDF-'])
    expect((await fixture.audits(id)).at(-1)).toBe('consent.read')
  })
})

describe('the evidence of a consent', () => {
  test('cannot be changed or deleted afterwards by anybody', async () => {
    const { id } = await page.accepted()
    const { owner } = fixture
    await expect(owner`update clt_consents set ip = 'x' where consult_id = ${id}`).rejects.toThrow()
    await expect(owner`delete from clt_consents where consult_id = ${id}`).rejects.toThrow()
  })
})
