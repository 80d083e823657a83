/** Measures and colours of the contract, in PDF points (A4 is 595.28 by 841.89). */
export const LAYOUT = {
  left: 48,
  right: 547.28,
  top: 48,
  /** Below this line is only the footer. */
  bottom: 786,
  width: 499.28,
  ink: '#16202e',
  soft: '#5b6776',
  line: '#cdd5df',
  tint: '#eef2f7',
  accent: '#0f4c81',
  regular: 'Helvetica',
  bold: 'Helvetica-Bold',
} as const

/** A document being drawn. */
export type Pdf = PDFKit.PDFDocument

/** Goes to a new page unless so many points are left on this one. */
export const ensureRoom = (pdf: Pdf, height: number): void => {
  if (pdf.y + height > LAYOUT.bottom) {
    pdf.addPage()
    pdf.y = LAYOUT.top
  }
}
