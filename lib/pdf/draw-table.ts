import { ensureRoom, LAYOUT, type Pdf } from './page-layout.ts'

/** `share` is a fraction of the width; the shares add up to 1. */
export type Column = { title: string; share: number; align: 'left' | 'right' | 'center' }

const ROW = 16

export const drawTable = (
  pdf: Pdf,
  columns: readonly Column[],
  content: { rows: readonly (readonly string[])[]; total?: readonly string[] },
): void => {
  ensureRoom(pdf, ROW * 3)
  drawTitles(pdf, columns)
  for (const row of content.rows) {
    if (pdf.y + ROW > LAYOUT.bottom) {
      ensureRoom(pdf, ROW)
      drawTitles(pdf, columns)
    }
    drawRow(pdf, columns, { values: row, font: LAYOUT.regular, color: LAYOUT.ink })
  }
  if (content.total) drawRow(pdf, columns, { values: content.total, font: LAYOUT.bold, color: LAYOUT.ink })
  pdf.y += 4
}

const drawTitles = (pdf: Pdf, columns: readonly Column[]) => {
  const values = columns.map((column) => column.title)
  drawRow(pdf, columns, { values, font: LAYOUT.bold, color: LAYOUT.soft })
}

type Row = { values: readonly string[]; font: string; color: string }

const drawRow = (pdf: Pdf, columns: readonly Column[], row: Row) => {
  const { y } = pdf
  let x: number = LAYOUT.left
  pdf.font(row.font).fontSize(8.6).fillColor(row.color)
  for (const [index, column] of columns.entries()) {
    const width = LAYOUT.width * column.share
    const options = { width: width - 8, align: column.align, lineBreak: false } as const
    pdf.text(row.values[index] ?? '', x + 4, y + 4, options)
    x += width
  }
  pdf
    .moveTo(LAYOUT.left, y + ROW)
    .lineTo(LAYOUT.right, y + ROW)
    .lineWidth(0.5)
    .strokeColor(LAYOUT.line)
    .stroke()
  pdf.y = y + ROW
}
