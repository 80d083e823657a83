import { describe, expect, test } from 'vitest'
import { renderContract } from '#lib/pdf/render-contract.ts'
import { pdfPages } from '#tests/support/checks/pdf-text.ts'
import { contractExample } from './contract-example.ts'

describe('the contract', () => {
  test('is the same bytes for the same data, so that its digest can be reproduced', async () => {
    const [first, second] = [
      await renderContract(contractExample(3)),
      await renderContract(contractExample(3)),
    ]
    expect(first.equals(second)).toBe(true)
    const other = contractExample(3)
    const changed = await renderContract({ ...other, contractNumber: '2026-00000124-58' })
    expect(first.equals(changed)).toBe(false)
  })

  test('states who owes what to whom, at which rates and when', async () => {
    const text = pdfPages(await renderContract(contractExample(3))).join('\n')
    for (const phrase of [
      'Cédula de Crédito Bancário',
      '2026-00000123-61',
      'Aurora Sociedade de Crédito Direto S.A.',
      'Maria Aparecida da Conceição',
      '529.982.247-25',
      'R$ 1.170,45',
      'R$ 1.225,10',
      'R$ 44,65',
      'R$ 10,00',
      'R$ 1.500,00',
      '1,80%',
      '23,87%',
      '2,14%',
      '28,93%',
      '01/03/2027',
      '01/03/2029',
      'FEBRABAN-123',
    ]) {
      expect(text).toContain(phrase)
    }
  })

  test.each(['Kẽsũ Ag̃uara', 'Łukasz Şükrü Žižek', 'Nguyễn Thị Ẩn', 'Tarsila D’Ávila ʻOkina'])(
    'shows the name %s as it is spelled, in searchable text',
    async (name) => {
      const example = contractExample(3)
      const pages = pdfPages(await renderContract({ ...example, borrower: { ...example.borrower, name } }))
      // A combining mark without its own glyph is drawn separately, so `pdfPages` puts it on its own line.
      expect(pages[0]?.replaceAll('\n', '')).toContain(`EMITENTE (CLIENTE)${name}CPF`)
    },
  )

  test('numbers its pages and continues a long schedule with its headings', async () => {
    const pages = pdfPages(await renderContract(contractExample(40)))
    expect(pages.length).toBeGreaterThanOrEqual(3)
    for (const [index, page] of pages.entries())
      expect(page).toContain(`Página ${index + 1} de ${pages.length}`)
    expect(pages.filter((page) => page.includes('Vencimento')).length).toBeGreaterThan(1)
  })
})
