import { describe, expect, test } from 'vitest'
import { signInProblemOf } from '#lib/client/sign-in-problem.ts'
import { localPathOf, signInSchema } from '#lib/contracts/access/sign-in.ts'

describe('the sign-in form', () => {
  test.each(['/', '/fgts', '/fgts/proposals?status=paid&page=2'])('returns to %s', (path) => {
    expect(localPathOf(path)).toBe(path)
  })

  test.each([
    undefined,
    '',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/a\\b',
    'javascript:alert(1)',
    '/login?callbackUrl=/login',
    '/a b',
  ])('leads home instead of to %s', (path) => {
    expect(localPathOf(path)).toBe('/')
  })

  test('reads e-mails in any case and rejects invalid ones', () => {
    expect(signInSchema.parse({ email: ' Ana@Demo.Local ', password: 'x' }).email).toBe('ana@demo.local')
    for (const email of ['', 'ana', 'ana@', '@demo', 'a b@c']) {
      expect(signInSchema.safeParse({ email, password: 'x' }).success).toBe(false)
    }
  })

  test('states how long a locked sign-in waits, and the text of a failed sign-in for an unknown refusal', () => {
    expect(signInProblemOf('sign_in_locked:12', 'pt-BR').text).toContain('12 minutos')
    expect(signInProblemOf('sign_in_locked:12', 'en').text).toContain('12 minutes')
    expect(signInProblemOf('CredentialsSignin', 'en')).toEqual(signInProblemOf('sign_in_failed', 'en'))
    expect(signInProblemOf('', 'en')).toEqual(signInProblemOf('sign_in_failed', 'en'))
  })
})
