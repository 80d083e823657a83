import { inflateSync } from 'node:zlib'

type Glyphs = ReadonlyMap<number, string>

/** Returns the text of each page of one of our PDFs: the drawn strings in order, one per line. */
export const pdfPages = (pdf: Buffer): string[] => {
  const objects = objectsOf(pdf)
  const all = [...objects.values()]
  const fonts = new Map(
    all
      .flatMap((object) => [...object.matchAll(/\/(F\d+) (\d+) 0 R/g)])
      .map(([, name = '', id]) => {
        const [, map] = objects.get(Number(id))?.match(/\/ToUnicode (\d+) 0 R/) ?? []
        return [name, glyphsOf(contentOf(objects.get(Number(map)) ?? ''))] as const
      }),
  )
  const pages = all.map(contentOf).filter((content) => content.includes(' Tf'))
  return pages.map((content) => drawnText(content, fonts))
}

const objectsOf = (pdf: Buffer): ReadonlyMap<number, string> =>
  new Map(
    [...pdf.toString('latin1').matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm)].map(([, id, body = '']) => [
      Number(id),
      body,
    ]),
  )

const contentOf = (object: string): string => {
  const [, body] = object.match(/stream\n([\s\S]*)\nendstream/) ?? []
  if (body === undefined) return ''
  try {
    return inflateSync(Buffer.from(body, 'latin1')).toString('latin1')
  } catch {
    return body
  }
}

/** Returns the Unicode text of each glyph of a font, from `<first> <last> [<0041> <0066 0069> …]`. */
const glyphsOf = (map: string): Glyphs =>
  new Map(
    [...map.matchAll(/<(\w+)> <\w+> \[(.*)\]/g)].flatMap(([, first = '', texts = '']) =>
      [...texts.matchAll(/<([^>]*)>/g)].map(([, hex = ''], index): [number, string] => [
        Number.parseInt(first, 16) + index,
        Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
      ]),
    ),
  )

const drawnText = (content: string, fonts: ReadonlyMap<string, Glyphs>) => {
  let glyphs: Glyphs = new Map()
  const lines: string[] = []
  for (const [, font, parts = ''] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font !== undefined) glyphs = fonts.get(font) ?? new Map()
    else lines.push([...parts.matchAll(/<(\w+)>/g)].map(([, hex = '']) => readGlyphs(hex, glyphs)).join(''))
  }
  return lines.join('\n')
}

const readGlyphs = (hex: string, glyphs: Glyphs) =>
  (hex.match(/.{4}/g) ?? []).map((id) => glyphs.get(Number.parseInt(id, 16)) ?? '').join('')
