import { describe, expect, test, vi } from 'vitest'
import { hashPassword, isOutdatedHash, secretDigest, verifyPassword } from '#lib/config/credentials.ts'

// Production settings, so that hashing has its default cost.
vi.stubEnv('DATABASE_URL', 'postgres://user@host/name')
vi.stubEnv('APP_SECRET', 'kept-apart-from-everything-it-seals')
vi.stubEnv('ORIGIN', 'https://credit.example.com')
vi.stubEnv('PASSWORD_COST', '')

describe('passwords', () => {
  test('verify against their own hash only, and no two hashes are alike', async () => {
    const [one, two] = [await hashPassword('correta senha'), await hashPassword('correta senha')]
    expect(one).not.toBe(two)
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(await verifyPassword('correta senha', one)).toBe(true)
    expect(await verifyPassword('correta  senha', one)).toBe(false)
    expect(await verifyPassword('', one)).toBe(false)
  })

  test('are the same in every encoding of their accents', async () => {
    expect(await verifyPassword('cafe\u0301', await hashPassword('caf\u00e9'))).toBe(true)
  })

  test('are Argon2id as the reference program computes it', async () => {
    const reference = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
    expect(await verifyPassword('password', reference)).toBe(true)
    expect(await verifyPassword('passwore', reference)).toBe(false)
    expect(isOutdatedHash(reference)).toBe(true)
    expect(isOutdatedHash(await hashPassword('password'))).toBe(false)
  })

  test('hashed by scrypt, as before, verify and count as outdated', async () => {
    const { scryptSync } = await import('node:crypto')
    const salt = Buffer.from('salt')
    const key = scryptSync('antiga', salt, 32, { N: 1024, r: 8, p: 1 })
    const stored = `scrypt$1024$8$1$${salt.toString('base64url')}$${key.toString('base64url')}`
    expect(await verifyPassword('antiga', stored)).toBe(true)
    expect(isOutdatedHash(stored)).toBe(true)
  })

  test('never verify without a hash or against a broken one, not even the stand-in', async () => {
    expect(await verifyPassword('x', null)).toBe(false)
    expect(await verifyPassword('x', 'md5$abc')).toBe(false)
    expect(await verifyPassword('x', '')).toBe(false)
  })

  test('are digested for client secrets, depending on nothing else', () => {
    expect(secretDigest('demo-app-secret')).toBe(secretDigest('demo-app-secret'))
    expect(secretDigest('demo-app-secret')).not.toContain('demo')
  })
})
