import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { CONSENT_TERM_VERSION, consentTermText } from '#lib/domain/clt/consent-term.ts'

const PARTIES = {
  institutionLegalName: 'Aurora Sociedade de Crédito Direto S.A.',
  institutionCnpj: '99.100.101/0001-00',
  organizationName: 'Casa Boa Vista',
}

/** The text of an accepted version never changes: new wording needs a new version. */
const DIGESTS = {
  'clt-2026-11': 'db0105ea5b7e0f332818bb089a30e48865711887f4e89363296dfccc33efb2db',
} as const

describe('the term of consent', () => {
  test.each(Object.entries(DIGESTS))('keeps the words of version %s for ever', (version, sha256) => {
    const text = consentTermText(version as keyof typeof DIGESTS, PARTIES)
    expect(createHash('sha256').update(text).digest('hex')).toBe(sha256)
  })

  test('has the digest of its newest version pinned here', () => {
    expect(Object.keys(DIGESTS)).toContain(CONSENT_TERM_VERSION)
  })

  test('names who is authorized, the source, the purpose, the term, the revocation and the law', () => {
    const text = consentTermText(CONSENT_TERM_VERSION, PARTIES)
    for (const words of [
      ...Object.values(PARTIES),
      'Dataprev',
      'eSocial',
      'margem consignável',
      '7 dias',
      '30 dias',
      'revogar',
      'LGPD',
      'Lei 10.820/2003, alterada pela Lei 15.179/2025',
      'Portaria MTE 435/2025',
    ])
      expect(text).toContain(words)
  })

  test('can be written with the fonts of the evidence document', () => {
    expect(consentTermText(CONSENT_TERM_VERSION, PARTIES)).toMatch(/^[\n\x20-\x7e\xa0-\xff–—‘’“”]*$/)
  })
})
