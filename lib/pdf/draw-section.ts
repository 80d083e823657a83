import { ensureRoom, LAYOUT, type Pdf } from './page-layout.ts'

/** Draws a heading. Starts a new page rather than leave the heading alone at the foot of a page. */
export const drawHeading = (pdf: Pdf, text: string): void => {
  ensureRoom(pdf, 74)
  pdf.y += 11
  const { y } = pdf
  pdf.rect(LAYOUT.left, y, LAYOUT.width, 18).fill(LAYOUT.tint)
  pdf.rect(LAYOUT.left, y, 3, 18).fill(LAYOUT.accent)
  pdf.font(LAYOUT.bold).fontSize(9).fillColor(LAYOUT.accent)
  pdf.text(text, LAYOUT.left + 10, y + 5.2, { width: LAYOUT.width - 20, lineBreak: false })
  pdf.y = y + 24
}

export type Pair = { label: string; value: string; wide?: boolean; strong?: boolean }

export const drawPairs = (pdf: Pdf, pairs: readonly Pair[]): void => {
  for (const line of linesOf(pairs)) drawLine(pdf, line)
  pdf.y += 2
}

const COLUMNS = 3
const GAP = 10

const linesOf = (pairs: readonly Pair[]): Pair[][] => {
  const lines: Pair[][] = []
  for (const pair of pairs) {
    const last = lines.at(-1)
    const joins =
      last !== undefined && !pair.wide && last.length < COLUMNS && !last.some((other) => other.wide)
    if (joins) last.push(pair)
    else lines.push([pair])
  }
  return lines
}

const drawLine = (pdf: Pdf, line: readonly Pair[]) => {
  const single = line.some((pair) => pair.wide)
  const width = single ? LAYOUT.width : (LAYOUT.width - GAP * (COLUMNS - 1)) / COLUMNS
  const heights = line.map((pair) => valueFont(pdf, pair).heightOfString(pair.value, { width }))
  const height = 10 + Math.max(...heights) + 6
  ensureRoom(pdf, height)
  const { y } = pdf
  for (const [index, pair] of line.entries()) {
    const x = LAYOUT.left + index * (width + GAP)
    pdf.font(LAYOUT.regular).fontSize(7).fillColor(LAYOUT.soft)
    pdf.text(pair.label, x, y, { width, lineBreak: false })
    valueFont(pdf, pair)
      .fillColor(LAYOUT.ink)
      .text(pair.value, x, y + 9, { width })
  }
  pdf.y = y + height
}

const valueFont = (pdf: Pdf, pair: Pair) => pdf.font(pair.strong ? LAYOUT.bold : LAYOUT.regular).fontSize(9.2)

export const drawClause = (pdf: Pdf, title: string, text: string): void => {
  const options = { width: LAYOUT.width, align: 'justify', lineGap: 1.3 } as const
  pdf.font(LAYOUT.regular).fontSize(8.6)
  ensureRoom(pdf, Math.min(LAYOUT.bottom - LAYOUT.top, pdf.heightOfString(`${title} ${text}`, options)))
  pdf.font(LAYOUT.bold).fontSize(8.6).fillColor(LAYOUT.ink)
  pdf.text(`${title} `, LAYOUT.left, pdf.y, { ...options, continued: true })
  pdf.font(LAYOUT.regular).text(text, options)
  pdf.y += 5
}

export const drawParagraph = (pdf: Pdf, text: string): void => {
  const options = { width: LAYOUT.width, align: 'justify', lineGap: 1.3 } as const
  pdf.font(LAYOUT.regular).fontSize(8.6).fillColor(LAYOUT.ink)
  ensureRoom(pdf, Math.min(LAYOUT.bottom - LAYOUT.top, pdf.heightOfString(text, options)))
  pdf.text(text, LAYOUT.left, pdf.y, options)
  pdf.y += 5
}
