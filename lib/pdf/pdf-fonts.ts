import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LAYOUT, type Pdf } from './page-layout.ts'

// Latin subset of Liberation Sans, which has the metrics of Helvetica (lib/pdf/fonts/README.md).
const FILES = { [LAYOUT.regular]: 'origination-sans-regular.ttf', [LAYOUT.bold]: 'origination-sans-bold.ttf' }
const FOLDER = join(process.cwd(), 'lib', 'pdf', 'fonts')

let fonts: readonly (readonly [string, Buffer])[] | undefined

export const registerFonts = (pdf: Pdf): void => {
  fonts ??= Object.entries(FILES).map(([name, file]) => [name, readFileSync(join(FOLDER, file))] as const)
  for (const [name, bytes] of fonts) pdf.registerFont(name, bytes)
}
