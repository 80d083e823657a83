import { describe, expect, test } from 'vitest'
import { documentContentType } from '#lib/domain/proposals/document-content.ts'

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))),
  )

const JPEG = [0xff, 0xd8, 0xff, 0xe0, 0, 16]
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const PNG_END = [0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82]

const typeOf = (content: Buffer) => documentContentType(content.subarray(0, 1024), content.subarray(-1024))

describe('the type of a document', () => {
  test('is recognized by its content', () => {
    expect(typeOf(bytes(JPEG, 'JFIF photo', [0xff, 0xd9]))).toBe('image/jpeg')
    expect(typeOf(bytes(PNG, 'IHDR picture', PNG_END))).toBe('image/png')
    expect(typeOf(bytes('%PDF-1.7\n1 0 obj', '\n%%EOF\n'))).toBe('application/pdf')
  })

  test.each([
    ['a text', bytes('just words')],
    ['a web page', bytes('<html><script>alert(1)</script>')],
    ['nothing', bytes('')],
    ['a PDF with something before it', bytes('GIF89a %PDF-1.7 \n%%EOF')],
    ['a PDF cut off', bytes('%PDF-1.7\n1 0 obj')],
    ['a PNG cut off', bytes(PNG, 'IHDR')],
    ['a picture that is a PDF as well', bytes(JPEG, '%PDF-1.4 hidden', [0xff, 0xd9])],
    ['a picture with a page behind it', bytes(JPEG, 'photo', [0xff, 0xd9], '<SCRIPT>alert(1)</SCRIPT>')],
    ['a picture with an archive behind it', bytes(PNG, PNG_END, 'PK', [5, 6], 'end')],
    ['a program', bytes('MZ', [0x90, 0], '%%EOF')],
  ])('is rejected for %s', (_name, content) => {
    expect(typeOf(content)).toBeNull()
  })
})
