import { expect, test } from 'vitest'
import { matchingTotpStep, newTotpSecret, totpAddress, totpCode, totpStepAt } from '#lib/config/totp.ts'
import { readSecondFactorCode } from '#lib/domain/access/second-factor.ts'

/** "12345678901234567890", the secret of RFC 6238 appendix B. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const at = (seconds: number) => new Date(seconds * 1000)

/** RFC 6238 appendix B, SHA-1: the last six of its eight digits. */
const VECTORS: readonly (readonly [seconds: number, code: string])[] = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
]

test.each(VECTORS)('is at %i seconds the code of RFC 6238', (seconds, code) => {
  expect(totpCode(SECRET, totpStepAt(at(seconds)))).toBe(code)
  expect(matchingTotpStep(SECRET, code, at(seconds))).toBe(Math.floor(seconds / 30))
})

test('is accepted half a minute early or late, and no longer', () => {
  const fits = (step: number) => matchingTotpStep(SECRET, totpCode(SECRET, step), at(30 * 1_000_000))
  const steps = [-2, -1, 0, 1, 2].map((offset) => 1_000_000 + offset)
  expect(steps.map(fits)).toEqual([null, 999_999, 1_000_000, 1_000_001, null])
})

test('has a new secret of 160 bits, from which an app can compute codes', () => {
  const secrets = Array.from({ length: 50 }, newTotpSecret)
  expect(new Set(secrets).size).toBe(50)
  for (const secret of secrets) {
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(totpCode(secret, 1)).toMatch(/^\d{6}$/)
  }
})

test('names the owner in its address, whatever the organization is called', () => {
  const address = totpAddress({ secret: SECRET, issuer: 'Casa: Crédito & Cia', account: 'ana@example.com' })
  const url = new URL(address)
  expect(decodeURIComponent(url.pathname.replace(/^\/+(totp\/)?/, ''))).toBe(
    'Casa  Crédito & Cia:ana@example.com',
  )
  expect(Object.fromEntries(url.searchParams)).toEqual({ secret: SECRET, issuer: 'Casa  Crédito & Cia' })
})

test('is read as people type it', () => {
  expect(readSecondFactorCode(' 123 456 ')).toBe('123456')
  expect(readSecondFactorCode('１２３４５６')).toBe('123456')
  expect(readSecondFactorCode('1234-5678-9012')).toBe('123456789012')
  for (const input of ['', '12345', '1234567', '12345a', '１２３４５'])
    expect(readSecondFactorCode(input)).toBeNull()
})
