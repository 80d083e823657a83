import { expect, test } from 'vitest'
import { summaryOf } from '#components/formalization/acceptance-summary.ts'
import type { OwnContract } from '#lib/domain/formalization/formalization-view.ts'

const contract = (product: string, count: number, type: string) =>
  ({
    figures: {
      product,
      netCents: 1_000_00,
      totalCents: 1_300_00,
      installments: Array.from({ length: count }, () => ({ amountCents: 1_300_00 / count })),
    },
    payment: { type },
  }) as unknown as OwnContract
const summary = (product: string, count: number, type: string) =>
  summaryOf(contract(product, count, type), 'pt-BR').replaceAll('\u00a0', ' ')

test('summarizes in one sentence what the customer receives, pays and how', () => {
  expect(summary('fgts', 5, 'pix')).toBe(
    'Em resumo: você recebe R$ 1.000,00 hoje e a Caixa repassa R$ 1.300,00 do seu FGTS em 5 vezes. Nada sai do seu salário.',
  )
  expect(summary('clt', 10, 'pix')).toBe(
    'Em resumo: você recebe R$ 1.000,00 hoje e paga 10 parcelas de R$ 130,00, direto do seu salário. No total, R$ 1.300,00.',
  )
})

test('promises no day for a transfer, and uses the singular for one part or instalment', () => {
  expect(summary('fgts', 1, 'transfer')).toContain(
    'recebe R$ 1.000,00 e a Caixa repassa R$ 1.300,00 do seu FGTS de uma vez',
  )
  expect(summary('clt', 1, 'transfer')).toContain('paga 1 parcela de R$ 1.300,00')
})
