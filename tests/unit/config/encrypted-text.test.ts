import { randomBytes } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import { decryptText, encryptShortText, encryptText } from '#lib/config/encrypted-text.ts'
import { keyRingOf } from '#lib/config/key-ring.ts'

vi.stubEnv('DATABASE_URL', 'postgres://nobody@localhost/nothing')
vi.stubEnv('APP_SECRET', 'kept-apart-from-everything-it-seals')
vi.stubEnv('EMBEDDED', '1')

const key = (id: string) => ({ id, bytes: randomBytes(32) })
const [ONE, TWO] = [key('2026'), key('2027')]
const [OLD, NEW, BOTH] = [keyRingOf([ONE]), keyRingOf([TWO]), keyRingOf([TWO, ONE])]
const PLACE = ['events', 'body', 'organization-1', 'event-1']
const TEXT = '{"cpf":"529.982.247-25","nome":"João"}'

describe.each([
  { version: 'enc1', encryptText },
  { version: 'enc2', encryptText: encryptShortText },
])('a text encrypted as $version', ({ version, encryptText }) => {
  test('is decrypted unchanged, names its key, and reveals nothing of its content', () => {
    for (const text of [TEXT, '', 'x'.repeat(100_000), '\n', '🙂']) {
      const stored = encryptText(PLACE, text, OLD)
      expect(stored).toMatch(new RegExp(`^${version}:2026:[\\w-]+$`))
      expect(decryptText(PLACE, stored, OLD)).toBe(text)
    }
    expect(encryptText(PLACE, TEXT, OLD)).not.toContain('529')
  })

  test('is never the same twice', () => {
    expect(encryptText(PLACE, TEXT, OLD)).not.toBe(encryptText(PLACE, TEXT, OLD))
  })

  test('is readable only at its own place', () => {
    const stored = encryptText(PLACE, TEXT, OLD)
    expect(decryptText(PLACE, stored, OLD)).toBe(TEXT)
    for (const [index, part] of PLACE.entries())
      expect(() => decryptText(PLACE.with(index, `${part}0`), stored, OLD)).toThrow()
    expect(() => decryptText(['events', 'body', 'organization-1event-1'], stored, OLD)).toThrow()
    expect(decryptText(PLACE, stored, OLD)).toBe(TEXT)
  })

  test('is not readable with another key, nor with another one of the same name', () => {
    const stored = encryptText(PLACE, TEXT, OLD)
    expect(decryptText(PLACE, stored, OLD)).toBe(TEXT)
    expect(() => decryptText(PLACE, stored, NEW)).toThrow('"2026" is not among those of this installation')
    expect(() => decryptText(PLACE, stored, keyRingOf([key('2026')]))).toThrow()
    expect(() => decryptText(PLACE, stored.replace(':2026:', ':2027:'), BOTH)).toThrow()
  })

  test('is rejected with any byte altered, and wherever it is cut off', () => {
    const stored = encryptText(PLACE, TEXT, OLD)
    const bytes = Buffer.from(stored.slice(`${version}:2026:`.length), 'base64url')
    for (const index of bytes.keys()) {
      const altered = Buffer.from(bytes)
      altered[index] = (altered[index] ?? 0) ^ 1
      const text = `${version}:2026:${altered.toString('base64url')}`
      expect(() => decryptText(PLACE, text, OLD), `byte ${index}`).toThrow()
      const cut = `${version}:2026:${bytes.subarray(0, index).toString('base64url')}`
      expect(() => decryptText(PLACE, cut, OLD), `cut at ${index}`).toThrow()
    }
    for (const length of [5, 9, 10]) expect(() => decryptText(PLACE, stored.slice(0, length), OLD)).toThrow()
  })

  test('is read with the former key after the newest one, which encrypts from then on', () => {
    expect(decryptText(PLACE, encryptText(PLACE, TEXT, OLD), BOTH)).toBe(TEXT)
    expect(encryptText(PLACE, TEXT, BOTH)).toMatch(new RegExp(`^${version}:2027:`))
  })
})

test('returns what was stored before texts were encrypted unchanged', () => {
  expect(decryptText(PLACE, TEXT, OLD)).toBe(TEXT)
})

test('reads a text that looks encrypted only if we wrote it', () => {
  for (const version of ['enc1', 'enc2']) {
    const forged = `${version}:2026:${randomBytes(120).toString('base64url')}`
    expect(decryptText(PLACE, encryptText(PLACE, forged, OLD), OLD)).toBe(forged)
    expect(decryptText(PLACE, encryptShortText(PLACE, forged, OLD), OLD)).toBe(forged)
    expect(() => decryptText(PLACE, forged, OLD)).toThrow()
  }
})
