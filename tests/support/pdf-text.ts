import { inflateSync } from 'node:zlib'

/** The text of each page of a PDF of built-in fonts: the strings drawn, in order, one a line. */
export const pdfPages = (pdf: Buffer): string[] => {
  const source = pdf.toString('latin1')
  const streams = [...source.matchAll(/stream\n([\s\S]*?)\nendstream/g)].flatMap(([, body = '']) => {
    try {
      return [inflateSync(Buffer.from(body, 'latin1')).toString('latin1')]
    } catch {
      return []
    }
  })
  return streams.filter((stream) => stream.includes(' Tf')).map(drawnText)
}

const drawnText = (stream: string) =>
  [...stream.matchAll(/\[([^\]]*)\] TJ/g)]
    .map(([, parts = '']) =>
      [...parts.matchAll(/<([0-9a-f]+)>/g)]
        .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
        .join(''),
    )
    .join('\n')
