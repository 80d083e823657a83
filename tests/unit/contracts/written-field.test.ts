import PDFDocument from 'pdfkit'
import { describe, expect, test } from 'vitest'
import { writtenField } from '#lib/contracts/proposal-fields/written-field.ts'
import { LAYOUT } from '#lib/pdf/page-layout.ts'
import { registerFonts } from '#lib/pdf/pdf-fonts.ts'

const field = writtenField(120)

describe('text for the contract', () => {
  test.each(['Kẽsũ', 'Łukasz', 'Nguyễn Thị Ẩn', 'Ag̃uara', 'D’Ávila', 'Tūī ʻOkina'])(
    'accepts %s unchanged',
    (name) => {
      expect(field.parse(name)).toBe(name)
    },
  )

  test('composes letters with their accents', () => {
    expect(field.parse('Nguyê\u0303n Joa\u0303o')).toBe('Nguyễn João')
  })

  test.each([
    ['Maria 李', '李 (U+674E)'],
    ['Мaria', 'М (U+041C)'],
    ['Maria 😀', '😀 (U+1F600)'],
  ])('rejects %s and names the character', (name, character) => {
    const [issue] = field.safeParse(name).error?.issues ?? []
    expect(issue).toMatchObject({ params: { code: 'unwritable_character', details: { character } } })
  })

  test('accepts only what both fonts have', () => {
    const points = Array.from({ length: 0x2fff }, (_, point) => point)
    const acceptedPoints = points.filter(
      (point) => field.safeParse(`a${String.fromCodePoint(point)}a`).success,
    )
    const pdf = new PDFDocument()
    registerFonts(pdf)
    for (const name of [LAYOUT.regular, LAYOUT.bold]) {
      const { font } = (pdf.font(name) as unknown as { _font: { font: Font } })._font
      const lacking = acceptedPoints.filter((point) => {
        const text = field.parse(`a${String.fromCodePoint(point)}a`)
        return [...text].some((character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
      })
      expect(lacking).toEqual([])
    }
  })
})

type Font = { hasGlyphForCodePoint: (point: number) => boolean }
