import { localizedTexts, texts } from '#components/language/texts.ts'
import type { OwnContract } from '#lib/domain/formalization/formalization-view.ts'
import type { Language } from '#lib/domain/language.ts'
import { formatBrl } from '#lib/domain/money.ts'

const TEXTS = texts({
  fgts: (received: string, total: string, times: string) => [
    `Em resumo: você recebe ${received} e a Caixa repassa ${total} do seu FGTS ${times}. Nada sai do seu salário.`,
    `In short: you receive ${received} and Caixa passes on ${total} of your FGTS ${times}. Nothing is taken from your salary.`,
  ],
  clt: (received: string, instalments: string, total: string) => [
    `Em resumo: você recebe ${received} e paga ${instalments}, direto do seu salário. No total, ${total}.`,
    `In short: you receive ${received} and pay ${instalments}, straight from your salary. In total, ${total}.`,
  ],
  today: (amount: string) => [`${amount} hoje`, `${amount} today`],
  times: (n: number) => (n === 1 ? ['de uma vez', 'at once'] : [`em ${n} vezes`, `in ${n} parts`]),
  instalments: (n: number, amount: string) =>
    n === 1
      ? [`1 parcela de ${amount}`, `1 instalment of ${amount}`]
      : [`${n} parcelas de ${amount}`, `${n} instalments of ${amount}`],
})

/** Promises only a PIX payout for today, because PIX runs at any hour and a bank transfer does not. */
export const summaryOf = ({ figures, payment }: OwnContract, language: Language): string => {
  const t = localizedTexts(TEXTS, language)
  const { installments, product } = figures
  const amount = formatBrl(figures.netCents)
  const received = payment.type === 'pix' ? t.today(amount) : amount
  const total = formatBrl(figures.totalCents)
  if (product === 'fgts') return t.fgts(received, total, t.times(installments.length))
  const [first] = installments
  return t.clt(
    received,
    t.instalments(installments.length, formatBrl(first?.amountCents ?? figures.totalCents)),
    total,
  )
}
