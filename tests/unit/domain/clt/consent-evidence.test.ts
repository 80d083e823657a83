import { describe, expect, test } from 'vitest'
import { consentEvidenceText } from '#lib/domain/clt/consent-evidence.ts'
import { consentExample } from '#tests/support/fixtures/consent-example.ts'

describe('the JSON document of a consent', () => {
  test('is the same text for the same consent, in whatever order its parts came', () => {
    const { acceptance, ...rest } = consentExample()
    const reversed = { acceptance: Object.fromEntries(Object.entries(acceptance).reverse()), ...rest }
    expect(consentEvidenceText(reversed as never)).toBe(consentEvidenceText(consentExample()))
    const other = consentExample({ acceptance: { ...acceptance, ip: '203.0.113.8' } })
    expect(consentEvidenceText(other)).not.toBe(consentEvidenceText(consentExample()))
  })

  test('states what was accepted, by whom, when, how and from where, member by member', () => {
    const { term, signer, institution } = consentExample()
    const text = consentEvidenceText(consentExample())
    expect(text.endsWith('}\n')).toBe(true)
    expect(JSON.parse(text)).toEqual({
      schema: 'clt-consent-evidence/1',
      consultId: '01981f6b-0000-7aaa-8aaa-000000000001',
      term,
      institution,
      correspondent: { name: 'Casa Boa Vista' },
      signer,
      acceptance: {
        acceptedAt: '2026-11-21T14:05:09.123Z',
        recordedAt: '2026-11-21T14:05:10.000Z',
        channel: 'customer_page',
        identityCheck: 'cpf_and_birth_date',
        identifiedAt: '2026-11-21T14:03:00.000Z',
        ip: '203.0.113.7',
        userAgent: 'Telefone 🙂 1.0',
        declaredBy: { kind: 'customer', name: 'Maria Aparecida da Conceição' },
        requestId: 'req-1',
      },
    })
  })

  test('invents no address or device that nobody reported', () => {
    const { acceptance } = consentExample()
    const text = consentEvidenceText(
      consentExample({ acceptance: { ...acceptance, ip: '', userAgent: '', identifiedAt: null } }),
    )
    expect(JSON.parse(text).acceptance).toMatchObject({ ip: null, userAgent: null, identifiedAt: null })
  })
})
