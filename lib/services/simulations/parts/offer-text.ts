import { formatPercent } from '#lib/domain/finance/percent.ts'
import { formatBrl } from '#lib/domain/money.ts'
import type { ContractedFigures } from '#lib/domain/proposals/proposal-view.ts'
import { formatDay } from '#lib/pdf/contract-tables.ts'
import { feeText } from '#lib/pdf/fee-text.ts'
import type { OfferData } from '#lib/pdf/offer-data.ts'
import { NOT_A_CONTRACT, OFFER_WORDS, releaseNote, validityText } from '#lib/pdf/offer-words.ts'

/** Text between asterisks is bold in messengers. */
export const offerText = (data: OfferData): string => {
  const { figures, institution, correspondent } = data
  const words = OFFER_WORDS[figures.product]
  return [
    `*${words.title}*`,
    `${institution.legalName}, por ${correspondent.name}`,
    '',
    `*Você recebe: ${formatBrl(figures.netCents)}*`,
    ...installmentLines(figures),
    `${words.total}: ${formatBrl(figures.totalCents)}`,
    '',
    `Juros: ${formatPercent(figures.monthlyRate)} ao mês (${formatPercent(figures.annualRate)} ao ano)`,
    `IOF: ${formatBrl(figures.iofCents)} · ${feeText(figures)}: ${formatBrl(figures.feeCents)} · Seguro: ${formatBrl(figures.insuranceCents)}`,
    `CET (Custo Efetivo Total): ${formatPercent(figures.cetMonthly)} ao mês, *${formatPercent(figures.cetAnnual)} ao ano*`,
    '',
    validityText(data),
    ...(data.expired ? [] : [releaseNote(data)]),
    NOT_A_CONTRACT,
  ].join('\n')
}

const installmentLines = ({ product, installments }: ContractedFigures): string[] => {
  const { source } = OFFER_WORDS[product]
  const [first, last] = [installments[0], installments.at(-1)]
  if (!first || !last) throw new Error('an offer without instalments')
  const countText = installments.length === 1 ? '1 parcela' : `${installments.length} parcelas`
  if (product === 'fgts')
    return [
      `${countText}, ${source}:`,
      ...installments.map(({ dueDate, amountCents }) => `• ${formatDay(dueDate)}: ${formatBrl(amountCents)}`),
    ]
  return [
    `${countText} de ${formatBrl(first.amountCents)}, ${source}`,
    `Primeira em ${formatDay(first.dueDate)}, última em ${formatDay(last.dueDate)}${
      last.amountCents === first.amountCents ? '' : ` (${formatBrl(last.amountCents)})`
    }`,
  ]
}
