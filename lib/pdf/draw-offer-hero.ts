import { formatPercent } from '#lib/domain/finance/percent.ts'
import { formatBrl } from '#lib/domain/money.ts'
import type { OfferData } from './offer-data.ts'
import { OFFER_WORDS, validityText } from './offer-words.ts'
import { LAYOUT, type Pdf } from './page-layout.ts'

const HEIGHT = 96
const PADDING = 18
const EXPIRED = '#8a1c1c'
const EXPIRED_TINT = '#fbeaea'

export const drawOfferHero = (pdf: Pdf, data: OfferData): void => {
  const { figures, expired, institution } = data
  const top = pdf.y + 14
  const left = LAYOUT.left + PADDING
  const half = (LAYOUT.width - 2 * PADDING) / 2
  pdf.roundedRect(LAYOUT.left, top, LAYOUT.width, HEIGHT, 8).fill(expired ? LAYOUT.soft : LAYOUT.accent)
  pdf.fillColor('#ffffff').font(LAYOUT.regular).fontSize(9.5)
  pdf.text('Você recebe', left, top + 16, { width: half, lineBreak: false })
  pdf.font(LAYOUT.bold).fontSize(27)
  pdf.text(formatBrl(figures.netCents), left, top + 31, { width: half, lineBreak: false })
  pdf.font(LAYOUT.regular).fontSize(9.5)
  pdf.text(`na sua conta, por ${institution.name}`, left, top + 66, { width: half, lineBreak: false })
  const right = { width: half, align: 'right', lineBreak: false } as const
  const column = left + half
  pdf.text(OFFER_WORDS[figures.product].source, column, top + 16, right)
  pdf.font(LAYOUT.bold).fontSize(15)
  pdf.text(installmentsText(data), column, top + 33, right)
  pdf.font(LAYOUT.regular).fontSize(9.5)
  pdf.text(
    `CET ${formatPercent(figures.cetAnnual)} a.a. (${formatPercent(figures.cetMonthly)} a.m.)`,
    column,
    top + 66,
    right,
  )
  drawValidity(pdf, data, top + HEIGHT + 8)
}

const installmentsText = ({ figures: { product, installments } }: OfferData) => {
  const [first] = installments
  return product === 'clt' && first
    ? `${installments.length} parcelas de ${formatBrl(first.amountCents)}`
    : `${installments.length} parcelas anuais`
}

const drawValidity = (pdf: Pdf, data: OfferData, top: number) => {
  const ink = data.expired ? EXPIRED : LAYOUT.accent
  pdf.roundedRect(LAYOUT.left, top, LAYOUT.width, 22, 5).fill(data.expired ? EXPIRED_TINT : LAYOUT.tint)
  pdf.font(LAYOUT.bold).fontSize(9).fillColor(ink)
  pdf.text(validityText(data), LAYOUT.left + PADDING, top + 7, {
    width: LAYOUT.width - 2 * PADDING,
    lineBreak: false,
  })
  pdf.y = top + 24
}
