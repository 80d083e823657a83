import { dayInSaoPaulo } from '#lib/domain/calendar.ts'
import { type Cnpj, formatCnpj } from '#lib/domain/documents/cnpj.ts'
import { formatPercent } from '#lib/domain/finance/percent.ts'
import { formatBrl } from '#lib/domain/money.ts'
import { certificateText } from './certificate-text.ts'
import { costRows, formatDay } from './contract-tables.ts'
import { drawOfferHero } from './draw-offer-hero.ts'
import { drawOfferSchedule } from './draw-offer-schedule.ts'
import { drawHeading, drawPairs, drawParagraph, type Pair } from './draw-section.ts'
import { drawTable } from './draw-table.ts'
import type { OfferData } from './offer-data.ts'
import {
  cetSentence,
  formatMoment,
  NOT_A_CONTRACT,
  OFFER_WORDS,
  releaseNote,
  validityText,
} from './offer-words.ts'
import type { Pdf } from './page-layout.ts'
import { type PdfFrame, renderPdf } from './pdf-document.ts'

/** Renders an offer according to Resolução CMN 4.881/2020. The PDF contains no full CPF. */
export const renderOffer = (data: OfferData): Promise<Buffer> =>
  renderPdf(frameOf(data), (pdf) => {
    drawOfferHero(pdf, data)
    drawHeading(pdf, 'CONDIÇÕES')
    drawPairs(pdf, conditionPairs(data))
    drawHeading(pdf, 'CUSTO EFETIVO TOTAL (CET)')
    drawCosts(pdf, data)
    drawHeading(pdf, 'PARCELAS')
    drawOfferSchedule(pdf, data)
    drawHeading(pdf, 'IMPORTANTE')
    drawParagraph(pdf, OFFER_WORDS[data.figures.product].guarantee)
    if (!data.expired) drawParagraph(pdf, releaseNote(data))
    drawParagraph(pdf, NOT_A_CONTRACT)
    drawParagraph(pdf, correspondentText(data))
  })

const numberOf = ({ simulationId }: OfferData) => simulationId.slice(-8).toUpperCase()

const frameOf = (data: OfferData): PdfFrame => ({
  title: 'Oferta de crédito',
  subtitle: OFFER_WORDS[data.figures.product].title,
  number: { label: 'SIMULAÇÃO', text: numberOf(data) },
  foot: `Oferta da simulação ${numberOf(data)}, feita em ${formatMoment(data.createdAt)}`,
  properties: {
    title: `Oferta de crédito ${numberOf(data)}`,
    subject: OFFER_WORDS[data.figures.product].title,
    author: data.institution.legalName,
    at: data.createdAt,
  },
})

const conditionPairs = ({ figures, institution, maskedDocument, createdAt }: OfferData): Pair[] => [
  { label: 'Instituição', value: institution.legalName, strong: true },
  { label: 'CNPJ', value: formatCnpj(institution.cnpj as Cnpj) },
  { label: 'CPF do cliente', value: maskedDocument },
  { label: 'Taxa de juros ao mês', value: formatPercent(figures.monthlyRate) },
  { label: 'Taxa de juros ao ano', value: formatPercent(figures.annualRate) },
  { label: 'Data prevista da liberação', value: formatDay(figures.releaseDate) },
  { label: 'Simulação feita em', value: formatDay(dayInSaoPaulo(createdAt)) },
  { label: 'Quantidade de parcelas', value: String(figures.installments.length) },
  { label: OFFER_WORDS[figures.product].total, value: formatBrl(figures.totalCents), strong: true },
]

const drawCosts = (pdf: Pdf, data: OfferData) => {
  drawTable(
    pdf,
    [
      { title: 'Componente', share: 0.58, align: 'left' },
      { title: 'Valor', share: 0.22, align: 'right' },
      { title: '% da operação', share: 0.2, align: 'right' },
    ],
    costsForCustomer(data),
  )
  pdf.y += 4
  drawParagraph(pdf, cetSentence(data.figures))
}

// The contract calls the customer "emitente"; an offer addresses the customer directly.
const costsForCustomer = (data: OfferData) => {
  const { rows, total } = costRows(data)
  return {
    rows: rows.map(([label = '', ...figures]) => [
      label.replace(' liberado ao EMITENTE', ' para você'),
      ...figures,
    ]),
    total,
  }
}

const correspondentText = (data: OfferData) => {
  const { name, agentName, certificate } = data.correspondent
  const agent = agentName === null ? '' : `, por ${agentName}`
  const certified = certificate === null ? '' : ` (${certificateText(certificate)})`
  return `Atendimento de ${name}${agent}${certified}, correspondente no País de ${data.institution.legalName} (Resolução CMN nº 4.935/2021). ${validityText(data)}`
}
