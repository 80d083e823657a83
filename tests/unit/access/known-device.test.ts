import { expect, test, vi } from 'vitest'
import { deviceCookieName, knownDevice, rememberOnDevice } from '#lib/auth/known-device.ts'

vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1/nowhere')
vi.stubEnv('APP_SECRET', 'kept-apart-from-everything-it-seals')
vi.stubEnv('ORIGIN', 'https://credit.example.com')

test('knows a device for whoever signed in there, and for nobody else', () => {
  const cookie = rememberOnDevice(undefined, 'ana@example.com')
  expect(knownDevice(cookie)?.id).toHaveLength(22)
  expect(knownDevice(cookie)?.knows('ana@example.com')).toBe(true)
  expect(knownDevice(cookie)?.knows('bia@example.com')).toBe(false)
  expect(cookie).not.toContain('ana')
})

test('remembers the newest five of the people who share a device', () => {
  let cookie: string | undefined
  const people = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${name}@example.com`)
  for (const email of people) cookie = rememberOnDevice(cookie, email)
  const isKnown = people.map((email) => knownDevice(cookie)?.knows(email))
  expect(isKnown).toEqual([false, true, true, true, true, true])
  expect(rememberOnDevice(cookie, 'f@example.com')).toBe(cookie)
})

test('knows no device by the proof of another one or a forged proof', () => {
  const [, proof] = rememberOnDevice(undefined, 'ana@example.com').split('.')
  for (const forged of [
    undefined,
    '',
    'x',
    `${'x'.repeat(22)}.${proof}`,
    `${'x'.repeat(22)}.${'y'.repeat(43)}`,
  ])
    expect(knownDevice(forged)?.knows('ana@example.com') ?? false).toBe(false)
})

test('uses behind https a cookie that no neighbour below the same domain can plant', () => {
  expect(deviceCookieName()).toBe('__Host-origination.device')
})
