import { describe, expect, test } from 'vitest'
import { renderConsentEvidence } from '#lib/pdf/render-consent-evidence.ts'
import { pdfPages } from '#tests/support/checks/pdf-text.ts'
import { consentExample } from '#tests/support/fixtures/consent-example.ts'

const CHECK = { sha256: 'b'.repeat(64), checkAddress: 'https://example.com/evidence' }

describe('the PDF of a consent', () => {
  test('is the same bytes for the same consent, and different ones for another', async () => {
    const [first, second] = [
      await renderConsentEvidence(consentExample(), CHECK),
      await renderConsentEvidence(consentExample(), CHECK),
    ]
    expect(first.equals(second)).toBe(true)
    const other = await renderConsentEvidence(consentExample({ consultId: 'x' }), CHECK)
    expect(first.equals(other)).toBe(false)
  })

  test('shows everything in the JSON, both codes and where to check them', async () => {
    const text = pdfPages(await renderConsentEvidence(consentExample(), CHECK)).join('\n')
    for (const phrase of [
      'Comprovante de Consentimento',
      'Maria Aparecida da Conceição',
      '529.982.247-25',
      '15/03/1990',
      'maria@example.com',
      '+5511987654321',
      'Aurora Sociedade de Crédito Direto S.A.',
      '12.ABC.345/01DE-35',
      'Casa Boa Vista',
      '21/11/2026 11:05:09 (Brasília)',
      '21/11/2026 11:05:10 (Brasília)',
      'Página do cliente',
      'CPF e data de nascimento informados na página e conferidos em 21/11/2026 11:03:00 (Brasília)',
      '203.0.113.7',
      'o próprio cliente',
      'Autorizo a consulta.',
      'clt-test',
      'a'.repeat(64),
      'b'.repeat(64),
      'https://example.com/evidence',
    ])
      expect(text).toContain(phrase)
  })

  test('never lets a program present its channel as our own page', async () => {
    const { acceptance } = consentExample()
    const evidence = consentExample({
      acceptance: { ...acceptance, identityCheck: 'declared_by_application', identifiedAt: null },
    })
    const text = pdfPages(await renderConsentEvidence(evidence, CHECK)).join('\n')
    expect(text).not.toContain('Página do cliente')
    expect(text).toContain('Declarada por quem colheu o aceite')
  })

  test('continues a long term over pages, completely', async () => {
    const paragraphs = Array.from(
      { length: 60 },
      (_, index) => `Parágrafo ${index + 1}. ${'palavra '.repeat(60)}`,
    )
    const term = { ...consentExample().term, text: paragraphs.join('\n\n') }
    const pages = pdfPages(await renderConsentEvidence(consentExample({ term }), CHECK))
    expect(pages.length).toBeGreaterThan(3)
    // Justified lines lose their spaces in extraction.
    const text = pages.join('').replaceAll(' ', '')
    for (const index of paragraphs.keys()) expect(text).toContain(`Parágrafo${index + 1}.palavra`)
    for (const [index, page] of pages.entries())
      expect(page).toContain(`Página ${index + 1} de ${pages.length}`)
  })
})
