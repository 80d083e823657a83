import { describe, expect, test } from 'vitest'
import { photoFaults } from '#components/fields/photo-quality.ts'

const SIZE = 40
const photo = (greyAt: (x: number, y: number) => number, original = 1600) => ({
  grey: Array.from({ length: SIZE * SIZE }, (_, at) => greyAt(at % SIZE, Math.floor(at / SIZE))),
  width: SIZE,
  height: SIZE,
  originalWidth: original,
  originalHeight: original,
})
const letters = (x: number, y: number) => (Math.floor(x / 3) % 2 === Math.floor(y / 3) % 2 ? 220 : 40)

describe('a photo of a document', () => {
  test('that is bright, large and sharp has no fault', () => {
    expect(photoFaults(photo(letters))).toEqual([])
  })

  test('is reported as small, dark or glaring', () => {
    expect(photoFaults(photo(letters, 640))).toEqual(['small'])
    expect(photoFaults(photo((x, y) => letters(x, y) / 6))).toEqual(['dark'])
    expect(photoFaults(photo((x, y) => 250 - (letters(x, y) < 100 ? 12 : 0)))).toContain('bright')
  })

  test('is reported as blurred when the edges of letters are lost', () => {
    expect(photoFaults(photo((x) => 120 + x))).toEqual(['blurred'])
  })
})
