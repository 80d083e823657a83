import { describe, expect, test } from 'vitest'
import { addMonths, day } from '#lib/domain/calendar.ts'
import { cents, sumCents } from '#lib/domain/money.ts'
import type { ContractData } from '#lib/pdf/contract-data.ts'
import { renderContract } from '#lib/pdf/render-contract.ts'
import { acceptanceOf } from '#lib/services/formalization/parts/acceptance-of.ts'
import { pdfPages } from '#tests/support/checks/pdf-text.ts'
import { contractExample } from './contract-example.ts'

const cltExample = (count: number): ContractData => {
  const { figures, ...contract } = contractExample(1)
  const installments = Array.from({ length: count }, (_, index) => ({
    dueDate: addMonths(day('2027-01-20'), index),
    amountCents: cents(index === count - 1 ? 349_99 : 350_00),
    principalCents: cents(200_00),
    interestCents: cents(index === count - 1 ? 149_99 : 150_00),
  }))
  return {
    ...contract,
    employment: {
      employerName: 'Comércio de Tecidos Serra Ltda.',
      employerDocumentNumber: '99100101',
      registrationNumber: '000123',
    },
    figures: {
      ...figures,
      product: 'clt',
      consultId: 'c',
      installments,
      totalCents: sumCents(installments.map(({ amountCents }) => amountCents)),
    },
  }
}

describe('the contract of payroll credit', () => {
  test('states the payroll, the terms and the guarantees', async () => {
    // Extracted text of justified lines has no spaces.
    const text = pdfPages(await renderContract(cltExample(24)))
      .join('')
      .replaceAll(' ', '')
    for (const phrase of [
      'Crédito do Trabalhador',
      'Comércio de Tecidos Serra Ltda.',
      '99100101',
      '000123',
      'Total a pagar (descontado em folha)',
      'R$ 8.399,99',
      'R$ 350,00',
      '20/01/2027',
      '20/12/2028',
      'Autorização de desconto em folha',
      'até 10 % do saldo',
      'até 100 % da multa rescisória',
      'Desligamento.',
      'Portabilidade.',
      'Liquidação antecipada.',
    ])
      expect(text).toContain(phrase.replaceAll(' ', ''))
    for (const never of ['Saque-Aniversário', 'saques anuais', 'Não há desconto em salário'])
      expect(text).not.toContain(never.replaceAll(' ', ''))
  })

  test('lists ninety-six instalments with principal and interest, with headings on each page', async () => {
    const pages = pdfPages(await renderContract(cltExample(96)))
    const text = pages.join('\n')
    expect(text).toContain('20/12/2034')
    expect(pages.filter((page) => page.includes('Amortização')).length).toBeGreaterThan(2)
    expect(text.match(/R\$ 200,00/g)?.length).toBe(96)
    for (const total of ['R$ 19.200,00', 'R$ 14.399,99', 'R$ 33.599,99']) expect(text).toContain(total)
    for (const [index, page] of pages.entries())
      expect(page).toContain(`Página ${index + 1} de ${pages.length}`)
  })

  test('is the same bytes for the same data', async () => {
    const [first, second] = [await renderContract(cltExample(12)), await renderContract(cltExample(12))]
    expect(first.equals(second)).toBe(true)
  })
})

describe('the text that the customer accepts', () => {
  const acceptance = (data: ContractData) =>
    acceptanceOf({
      proposal: { contractNumber: data.contractNumber },
      institution: { ...data.institution, settings: {} },
      figures: data.figures,
    })

  test('names the deduction from the salary, every instalment and both guarantees for payroll credit', () => {
    const { version, text, sha256 } = acceptance(cltExample(24))
    expect(version).toBe('clt-2026-11.2')
    expect(sha256).toMatch(/^[0-9a-f]{64}$/)
    for (const phrase of [
      '24 parcelas de R$ 350,00, sendo a última de R$ 349,99',
      'a primeira com vencimento em 20/01/2027',
      'no total de R$ 8.399,99',
      '28,93%',
      'folha de pagamento',
      'até 10 %',
      'até 100 %',
    ])
      expect(text.replaceAll(' ', ' ')).toContain(phrase)
    expect(text).not.toContain('saques-aniversário')
  })

  test('is unchanged for an advance of FGTS withdrawals', () => {
    const { version, text } = acceptance(contractExample(3))
    expect(version).toBe('fgts-2026-11.2')
    expect(text).toContain('dos meus saques-aniversário do FGTS será cedido em garantia')
    expect(text).not.toContain('folha')
  })
})
