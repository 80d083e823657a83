import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Day } from '#lib/domain/calendar.ts'
import type { Context } from '#lib/services/context.ts'
import { codeOf } from '#tests/support/checks/code-of.ts'
import { customer } from '#tests/support/fixtures/proposal-fixture.ts'
import { BIRTH, consentPageSteps, pageServices } from './consent-page-steps.ts'
import { type ConsultFixture, startConsultFixture } from './consult-fixture.ts'

let fixture: ConsultFixture
let context: Context
let page: ReturnType<typeof consentPageSteps>
beforeAll(async () => {
  fixture = await startConsultFixture()
  context = await fixture.caller()
  page = consentPageSteps(fixture, context)
})
afterAll(() => fixture?.stop())

const MINUTE = 60_000

describe('the consent link', () => {
  test('identifies the consult, is reproducible, cannot be altered, and is no link to a contract', async () => {
    const { id, token } = await page.waiting()
    const { consentLinkOf, consentTokenOf, readConsentToken, getCltConsent } = await pageServices()
    const formalization = await import('#lib/services/self-service/shared/formalization-link.ts')
    const subject = { organizationId: context.organizationId, consultId: id }
    expect(consentLinkOf(context.organizationId, id)).toBe(`${fixture.harness.origin}/consent/${token}`)
    expect(consentTokenOf(subject)).toBe(token)
    expect(readConsentToken(token)).toEqual(subject)
    expect(formalization.readFormalizationToken(token)).toBeNull()
    const contract = formalization.formalizationTokenOf({
      organizationId: context.organizationId,
      proposalId: id,
    })
    expect(readConsentToken(contract)).toBeNull()
    for (let at = 0; at < token.length; at += 1) {
      const other = token[at] === 'A' ? 'B' : 'A'
      expect(readConsentToken(`${token.slice(0, at)}${other}${token.slice(at + 1)}`)).toBeNull()
    }
    expect(await codeOf(getCltConsent(await customer(), { token: contract }))).toBe('link_invalid')
  })

  test('shows the exact term but only the first name of the person', async () => {
    const { id, documentNumber, token } = await page.waiting()
    const { getCltConsent } = await pageServices()
    const view = await getCltConsent(await customer(), { token })
    const row = await fixture.row(id)
    expect(view).toMatchObject({
      firstName: 'Maria',
      awaitsConsent: true,
      identified: false,
      correspondentName: 'Casa Boa Vista',
      term: { version: row?.term_version, text: row?.term_text, sha256: row?.term_sha256 },
    })
    for (const hidden of [documentNumber, 'Silva', 'maria@example.com', '987654321', BIRTH])
      expect(JSON.stringify(view)).not.toContain(hidden)
  })

  test('shows the outcome and the margin to the identified customer only', async () => {
    const { id, documentNumber, consentLink } = await fixture.createSucceeded(context)
    const token = consentLink.split('/').at(-1) ?? ''
    const { getCltConsent, identifyCltSigner } = await pageServices()
    expect(await getCltConsent(await customer(), { token })).toMatchObject({ margin: null, reason: null })
    const { proof } = await identifyCltSigner(await customer(), { token, documentNumber, birthDate: BIRTH })
    const view = await getCltConsent(await customer(), { token, proof })
    expect(view.margin?.amountCents).toBe(350_00)
    await fixture.owner`
      update clt_consults set status = 'REJECTED', code = 'no_margin', reason_details = '{}', closed_at = now() where id = ${id}`
    expect(await getCltConsent(await customer(), { token })).toMatchObject({ reason: null })
    expect(await getCltConsent(await customer(), { token, proof })).toMatchObject({
      margin: null,
      reason: { code: 'no_margin', text: expect.stringContaining('Não há margem disponível') },
    })
  })
})

describe('identification', () => {
  test('requires CPF and birth date, and locks the link for half an hour after five wrong answers', async () => {
    const { documentNumber, token } = await page.waiting()
    const { identifyCltSigner } = await pageServices()
    const wrong = { token, documentNumber, birthDate: '1990-03-16' as Day }
    for (const remaining of [4, 3, 2, 1])
      await expect(identifyCltSigner(await customer(), wrong)).rejects.toMatchObject({
        code: 'identity_mismatch',
        details: { remaining },
      })
    const right = { ...wrong, birthDate: BIRTH }
    expect(await codeOf(identifyCltSigner(await customer(), wrong))).toBe('identity_locked')
    expect(await codeOf(identifyCltSigner(await customer(), right))).toBe('identity_locked')
    const later = await customer()
    const afterwards = { ...later, now: new Date(later.now.getTime() + 31 * MINUTE) }
    expect(await identifyCltSigner(afterwards, right)).toHaveProperty('proof')
  })

  test('issues a proof for this link only, for twenty minutes', async () => {
    const { token, proof } = await page.identified()
    const { getCltConsent } = await pageServices()
    const other = await page.waiting()
    expect((await getCltConsent(await customer(), { token, proof })).identified).toBe(true)
    expect((await getCltConsent(await customer(), { token: other.token, proof })).identified).toBe(false)
    const late = await customer()
    const afterwards = { ...late, now: new Date(late.now.getTime() + 20 * MINUTE + 1) }
    expect((await getCltConsent(afterwards, { token, proof })).identified).toBe(false)
  })
})
