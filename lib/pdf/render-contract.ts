import { encode } from 'uqr'
import { type Cpf, formatCpf } from '#lib/domain/documents/cpf.ts'
import type { Product } from '#lib/domain/proposals/product.ts'
import { cltContract } from './contract-clt.ts'
import type { ContractData } from './contract-data.ts'
import { fgtsContract } from './contract-fgts.ts'
import { costRows, formatDay, operationPairs, partyPairs } from './contract-tables.ts'
import { drawClause, drawHeading, drawPairs } from './draw-section.ts'
import { drawTable } from './draw-table.ts'
import { ensureRoom, LAYOUT, type Pdf } from './page-layout.ts'
import { type PdfFrame, renderPdf } from './pdf-document.ts'
import type { ProductContract } from './product-contract.ts'

/** Source: Lei 10.931/2004 art. 29, Resoluções CMN 4.881/2020, 5.004/2022. Equal data give equal bytes. */
export const renderContract = (data: ContractData): Promise<Buffer> =>
  renderPdf(frameOf(data), (pdf) => {
    drawContent(pdf, data)
    drawSignatures(pdf, data)
  })

const frameOf = (data: ContractData): PdfFrame => ({
  title: 'Cédula de Crédito Bancário',
  subtitle: productContractOf(data.figures.product).subtitle,
  number: { label: 'CONTRATO Nº', text: data.contractNumber },
  foot: `Cédula de Crédito Bancário nº ${data.contractNumber}`,
  properties: {
    title: `Cédula de Crédito Bancário ${data.contractNumber}`,
    subject: productContractOf(data.figures.product).subject,
    author: data.institution.legalName,
    at: data.issuedAt,
  },
})

const drawContent = (pdf: Pdf, data: ContractData) => {
  const product = productContractOf(data.figures.product)
  const { debtor, creditor } = partyPairs(data)
  drawHeading(pdf, '1. PARTES')
  drawPairs(pdf, creditor)
  drawPairs(pdf, debtor)
  drawHeading(pdf, '2. OPERAÇÃO')
  drawPairs(pdf, operationPairs(data, { total: product.total, more: product.more(data) }))
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
  drawTable(pdf, product.columns, product.schedule(data))
  drawHeading(pdf, '5. CONDIÇÕES')
  for (const [index, [title, text]] of product.clauses(data).entries())
    drawClause(pdf, `${index + 1}. ${title}`, text)
}

const drawSignatures = (pdf: Pdf, data: ContractData) => {
  ensureRoom(pdf, 190)
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
      id: `Emitida em ${formatDay(data.issuedOn)}`,
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
  drawQr(pdf, data.signingLink, { x: LAYOUT.left - 8, y: y + 88, size: QR_SIZE })
  const beside = { width: LAYOUT.width - QR_SIZE }
  const left = LAYOUT.left + QR_SIZE
  pdf.font(LAYOUT.bold).fontSize(8.6).fillColor(LAYOUT.ink)
  pdf.text('Para assinar, aponte a câmera do celular para o código.', left, y + 100, beside)
  pdf.font(LAYOUT.regular).fontSize(7.5).fillColor(LAYOUT.soft)
  pdf.text(note, left, y + 114, beside)
}

/** In points; large enough for a phone at arm's length. */
const QR_SIZE = 84

type Square = { x: number; y: number; size: number }

const drawQr = (pdf: Pdf, text: string, { x, y, size }: Square): void => {
  const code = encode(text, { ecc: 'M', border: 4 })
  const side = size / code.size
  pdf.rect(x, y, size, size).fill('#ffffff')
  for (const [row, modules] of code.data.entries())
    for (const [column, dark] of modules.entries())
      if (dark) pdf.rect(x + column * side, y + row * side, side, side)
  pdf.fill('#000000')
}

const CONTRACTS: Readonly<Record<Product, ProductContract>> = { fgts: fgtsContract, clt: cltContract }

const productContractOf = (product: Product): ProductContract => CONTRACTS[product]
