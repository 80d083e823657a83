import PDFDocument from 'pdfkit'
import { LAYOUT, type Pdf } from './page-layout.ts'
import { registerFonts } from './pdf-fonts.ts'

export type PdfFrame = {
  title: string
  subtitle: string
  number: { label: string; text: string }
  foot: string
  properties: { title: string; subject: string; author: string; at: Date }
}

/** Renders equal frames and drawings to equal bytes, so that a digest can be reproduced. */
export const renderPdf = async (frame: PdfFrame, draw: (pdf: Pdf) => void): Promise<Buffer> => {
  const pdf = newDocument(frame)
  const parts: Buffer[] = []
  const finished = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (part: Buffer) => parts.push(part))
    pdf.on('end', () => resolve(Buffer.concat(parts)))
    pdf.on('error', reject)
  })
  registerFonts(pdf)
  drawTitle(pdf, frame)
  draw(pdf)
  drawFooters(pdf, frame.foot)
  pdf.end()
  return finished
}

const newDocument = ({ properties }: PdfFrame): Pdf =>
  new PDFDocument({
    size: 'A4',
    // The small margin keeps pdfkit from adding pages, because the footer is printed below LAYOUT.bottom.
    margins: { top: LAYOUT.top, bottom: 20, left: LAYOUT.left, right: LAYOUT.left },
    bufferPages: true,
    lang: 'pt-BR',
    displayTitle: true,
    info: {
      Title: properties.title,
      Subject: properties.subject,
      Author: properties.author,
      CreationDate: properties.at,
      ModDate: properties.at,
    },
  })

const drawTitle = (pdf: Pdf, { title, subtitle, number }: PdfFrame) => {
  pdf.font(LAYOUT.bold).fontSize(15).fillColor(LAYOUT.ink)
  pdf.text(title, LAYOUT.left, LAYOUT.top)
  pdf.font(LAYOUT.regular).fontSize(9.5).fillColor(LAYOUT.soft)
  pdf.text(subtitle, LAYOUT.left, LAYOUT.top + 20)
  const right = { width: LAYOUT.width, align: 'right' } as const
  pdf.fontSize(7).text(number.label, LAYOUT.left, LAYOUT.top, right)
  pdf
    .font(LAYOUT.bold)
    .fontSize(11)
    .fillColor(LAYOUT.accent)
    .text(number.text, LAYOUT.left, LAYOUT.top + 9, right)
  pdf.y = LAYOUT.top + 36
  pdf.moveTo(LAYOUT.left, pdf.y).lineTo(LAYOUT.right, pdf.y).lineWidth(1).strokeColor(LAYOUT.accent).stroke()
}

const drawFooters = (pdf: Pdf, foot: string) => {
  const { count } = pdf.bufferedPageRange()
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page)
    pdf.moveTo(LAYOUT.left, 798).lineTo(LAYOUT.right, 798).lineWidth(0.5).strokeColor(LAYOUT.line).stroke()
    pdf.font(LAYOUT.regular).fontSize(7).fillColor(LAYOUT.soft)
    pdf.text(foot, LAYOUT.left, 803, { lineBreak: false })
    const options = { width: LAYOUT.width, align: 'right', lineBreak: false } as const
    pdf.text(`Página ${page + 1} de ${count}`, LAYOUT.left, 803, options)
  }
}
