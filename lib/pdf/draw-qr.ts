import { encode } from 'uqr'
import type { Pdf } from './page-layout.ts'

type Place = { x: number; y: number; size: number }

/** Draws a text for a phone's camera, with the blank frame that readers need; size in points. */
export const drawQr = (pdf: Pdf, text: string, { x, y, size }: Place): void => {
  const code = encode(text, { ecc: 'M', border: 4 })
  const side = size / code.size
  pdf.rect(x, y, size, size).fill('#ffffff')
  for (const [row, modules] of code.data.entries())
    for (const [column, dark] of modules.entries())
      if (dark) pdf.rect(x + column * side, y + row * side, side, side)
  pdf.fill('#000000')
}
