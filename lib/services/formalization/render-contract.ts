import PDFDocument from 'pdfkit'
import { type Cpf, formatCpf } from '#lib/domain/documents/cpf'
import { contractClauses } from './contract-clauses.ts'
import type { ContractData } from './contract-data.ts'
import { ensureRoom, LAYOUT, type Pdf } from './contract-layout.ts'
import { costRows, operationPairs, partyPairs, scheduleRows, writtenDay } from './contract-tables.ts'
import { drawClause, drawHeading, drawPairs } from './draw-section.ts'
import { drawTable } from './draw-table.ts'

/**
 * The contract (cédula de crédito bancário) as a PDF with what Lei 10.931/2004 art. 29 asks for and the itemised cost of Resoluções CMN
 * 4.881/2020 and 5.004/2022. The same data always give the same bytes, so that the digest a customer signs can be made again.
 */
export const renderContract = async (data: ContractData): Promise<Buffer> => {
  const pdf = newDocument(data)
  const parts: Buffer[] = []
  const finished = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (part: Buffer) => parts.push(part))
    pdf.on('end', () => resolve(Buffer.concat(parts)))
    pdf.on('error', reject)
  })
  drawTitle(pdf, data)
  drawContent(pdf, data)
  drawSignatures(pdf, data)
  drawFooters(pdf, data)
  pdf.end()
  return finished
}

const newDocument = (data: ContractData): Pdf =>
  new PDFDocument({
    size: 'A4',
    // Text near the foot must not make pages of its own: breaks are ours (ensureRoom), the footer stands below.
    margins: { top: LAYOUT.top, bottom: 20, left: LAYOUT.left, right: LAYOUT.left },
    bufferPages: true,
    lang: 'pt-BR',
    displayTitle: true,
    info: {
      Title: `Cédula de Crédito Bancário ${data.contractNumber}`,
      Subject: 'Antecipação do Saque-Aniversário do FGTS',
      Author: data.institution.legalName,
      CreationDate: data.issuedAt,
      ModDate: data.issuedAt,
    },
  })

const drawTitle = (pdf: Pdf, data: ContractData) => {
  pdf.font(LAYOUT.bold).fontSize(15).fillColor(LAYOUT.ink)
  pdf.text('Cédula de Crédito Bancário', LAYOUT.left, LAYOUT.top)
  pdf.font(LAYOUT.regular).fontSize(9.5).fillColor(LAYOUT.soft)
  pdf.text(
    'Antecipação do Saque-Aniversário do FGTS, com cessão fiduciária dos saques',
    LAYOUT.left,
    LAYOUT.top + 20,
  )
  const right = { width: LAYOUT.width, align: 'right' } as const
  pdf.fontSize(7).text('CONTRATO Nº', LAYOUT.left, LAYOUT.top, right)
  pdf
    .font(LAYOUT.bold)
    .fontSize(11)
    .fillColor(LAYOUT.accent)
    .text(data.contractNumber, LAYOUT.left, LAYOUT.top + 9, right)
  pdf.y = LAYOUT.top + 36
  pdf.moveTo(LAYOUT.left, pdf.y).lineTo(LAYOUT.right, pdf.y).lineWidth(1).strokeColor(LAYOUT.accent).stroke()
}

const drawContent = (pdf: Pdf, data: ContractData) => {
  const { debtor, creditor } = partyPairs(data)
  drawHeading(pdf, '1. PARTES')
  drawPairs(pdf, creditor)
  drawPairs(pdf, debtor)
  drawHeading(pdf, '2. OPERAÇÃO')
  drawPairs(pdf, operationPairs(data))
  drawHeading(pdf, '3. CUSTO EFETIVO TOTAL – PLANILHA DE CÁLCULO')
  drawTable(
    pdf,
    [
      { title: 'Componente', share: 0.58, align: 'left' },
      { title: 'Valor', share: 0.22, align: 'right' },
      { title: '% da operação', share: 0.2, align: 'right' },
    ],
    costRows(data),
  )
  drawHeading(pdf, '4. PARCELAS')
  drawTable(
    pdf,
    [
      { title: 'Nº', share: 0.1, align: 'center' },
      { title: 'Vencimento', share: 0.22, align: 'left' },
      { title: 'Origem', share: 0.42, align: 'left' },
      { title: 'Valor', share: 0.26, align: 'right' },
    ],
    scheduleRows(data),
  )
  drawHeading(pdf, '5. CONDIÇÕES')
  for (const [title, text] of contractClauses(data)) drawClause(pdf, title, text)
}

const drawSignatures = (pdf: Pdf, data: ContractData) => {
  ensureRoom(pdf, 150)
  drawHeading(pdf, '6. ASSINATURAS')
  const { borrower, institution } = data
  const half = (LAYOUT.width - 20) / 2
  const y = pdf.y + 6
  const boxes = [
    {
      x: LAYOUT.left,
      role: 'EMITENTE',
      name: borrower.name,
      id: `CPF ${formatCpf(borrower.documentNumber as Cpf)}`,
    },
    {
      x: LAYOUT.left + half + 20,
      role: 'CREDORA',
      name: institution.legalName,
      id: `Emitida em ${writtenDay(data.issuedOn)}`,
    },
  ]
  for (const { x, role, name, id } of boxes) {
    pdf.roundedRect(x, y, half, 84, 4).lineWidth(0.8).strokeColor(LAYOUT.line).stroke()
    pdf
      .font(LAYOUT.regular)
      .fontSize(7)
      .fillColor(LAYOUT.soft)
      .text(role, x + 10, y + 8, { lineBreak: false })
    pdf
      .moveTo(x + 10, y + 52)
      .lineTo(x + half - 10, y + 52)
      .lineWidth(0.5)
      .stroke()
    pdf.font(LAYOUT.bold).fontSize(8.6).fillColor(LAYOUT.ink)
    pdf.text(name, x + 10, y + 57, { width: half - 20, height: 11, ellipsis: true })
    pdf
      .font(LAYOUT.regular)
      .fontSize(8)
      .fillColor(LAYOUT.soft)
      .text(id, x + 10, y + 69, { lineBreak: false })
  }
  const note =
    'Assinatura eletrônica: as evidências do aceite (data, hora, endereço IP, dispositivo, confirmação de identidade e código SHA-256 deste documento) ficam guardadas em registro próprio, ligado a este arquivo pelo código.'
  pdf
    .fontSize(7.5)
    .fillColor(LAYOUT.soft)
    .text(note, LAYOUT.left, y + 92, { width: LAYOUT.width })
}

const drawFooters = (pdf: Pdf, data: ContractData) => {
  const { count } = pdf.bufferedPageRange()
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page)
    pdf.moveTo(LAYOUT.left, 798).lineTo(LAYOUT.right, 798).lineWidth(0.5).strokeColor(LAYOUT.line).stroke()
    pdf.font(LAYOUT.regular).fontSize(7).fillColor(LAYOUT.soft)
    pdf.text(`Cédula de Crédito Bancário nº ${data.contractNumber}`, LAYOUT.left, 803, { lineBreak: false })
    const options = { width: LAYOUT.width, align: 'right', lineBreak: false } as const
    pdf.text(`Página ${page + 1} de ${count}`, LAYOUT.left, 803, options)
  }
}
