/** Lengths in PDF points (A4 is 595.28 by 841.89). */
export const LAYOUT = {
  left: 48,
  right: 547.28,
  top: 48,
  /** Only the footer is printed below this height. */
  bottom: 786,
  width: 499.28,
  ink: '#1a1f1e',
  soft: '#565d5a',
  line: '#d8d5cc',
  tint: '#eef5f3',
  accent: '#0c5a5c',
  regular: 'regular',
  bold: 'bold',
} as const

export type Pdf = PDFKit.PDFDocument

export const ensureRoom = (pdf: Pdf, height: number): void => {
  if (pdf.y + height > LAYOUT.bottom) {
    pdf.addPage()
    pdf.y = LAYOUT.top
  }
}
