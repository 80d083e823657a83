import { describe, expect, test } from 'vitest'
import { keyVerifiesAt, signingKeyAt } from '#lib/domain/access/access-token.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 12, minute))
const key = (createdAt: number, retiredAt: number | null) => ({
  createdAt: at(createdAt),
  retiredAt: retiredAt === null ? null : at(retiredAt),
})

describe('keys of tokens', () => {
  test('sign with the oldest key that has not retired, in whatever order they are read', () => {
    const [old, next] = [key(0, 10), key(5, null)]
    expect(signingKeyAt([next, old], at(9))).toBe(old)
    expect(signingKeyAt([next, old], at(10))).toBe(next)
    expect(signingKeyAt([old], at(10))).toBeUndefined()
  })

  test('verify for a day and five minutes after retiring, as long as their last token may live', () => {
    expect(keyVerifiesAt(key(0, null), at(9000))).toBe(true)
    expect(keyVerifiesAt(key(0, 10), at(1454))).toBe(true)
    expect(keyVerifiesAt(key(0, 10), at(1455))).toBe(false)
  })
})
