import { expect, test } from 'vitest'
import { parseEnv } from '#lib/config/env.ts'

const NEEDED = {
  DATABASE_URL: 'postgres://user@host/name',
  APP_SECRET: 'kept-apart-from-everything-it-seals',
}

test("never guesses the address with a database of one's own, and sends no link with http", () => {
  expect(() => parseEnv(NEEDED)).toThrow('ORIGIN is missing')
  expect(() => parseEnv({ ...NEEDED, ORIGIN: '' })).toThrow('ORIGIN is missing')
  expect(() => parseEnv({ ...NEEDED, ORIGIN: 'http://credit.example.com' })).toThrow(
    'ORIGIN must begin with https://',
  )
  expect(parseEnv({ ...NEEDED, ORIGIN: 'https://credit.example.com/' }).ORIGIN).toBe(
    'https://credit.example.com',
  )
})

test('requires ORIGIN neither with TRYING_OUT nor in the embedded mode', () => {
  const tryingOut = { ...NEEDED, TRYING_OUT: '1', PORT: '3001' }
  expect(parseEnv(tryingOut).ORIGIN).toBe('http://localhost:3001')
  expect(parseEnv({ ...tryingOut, ORIGIN: 'http://10.0.0.5' }).ORIGIN).toBe('http://10.0.0.5')
  expect(parseEnv({ ...NEEDED, EMBEDDED: '1' }).ORIGIN).toBe('http://localhost:3000')
})

test('listens only on loopback in the embedded mode, whose accounts have published passwords', () => {
  const embedded = { ...NEEDED, EMBEDDED: '1' }
  expect(parseEnv(embedded).HOST).toBe('127.0.0.1')
  expect(parseEnv({ ...embedded, HOST: '::1' }).HOST).toBe('::1')
  for (const HOST of ['0.0.0.0', '::', '10.0.0.5', 'credit.example.com'])
    expect(() => parseEnv({ ...embedded, HOST }), HOST).toThrow('HOST must be a loopback address')
})

test('lets sandbox institutions report to the server of this machine, whatever ORIGIN is', () => {
  const settings = { ...NEEDED, ORIGIN: 'https://credit.example.com', PORT: '3001' }
  const reportsTo = (more: Record<string, string>) => parseEnv({ ...settings, ...more }).SANDBOX_REPORTS_TO
  expect(reportsTo({})).toBe('http://127.0.0.1:3001')
  expect(reportsTo({ HOST: '::' })).toBe('http://[::1]:3001')
  expect(reportsTo({ HOST: '10.0.0.5' })).toBe('http://10.0.0.5:3001')
  expect(reportsTo({ SANDBOX_REPORTS_TO: 'http://10.0.0.6:3000/' })).toBe('http://10.0.0.6:3000')
  expect(() => reportsTo({ SANDBOX_REPORTS_TO: 'http://10.0.0.6/api' })).toThrow('SANDBOX_REPORTS_TO must be')
})

test('names a fault without its value', () => {
  const wrong = { ...NEEDED, DATABASE_URL: 'postgres://user:s#cret@host/name' }
  expect(() => parseEnv(wrong)).toThrow(/^(?!.*s#cret)[\s\S]*DATABASE_URL must look like/)
})

test('rejects a long but regular secret without repeating it', () => {
  for (const APP_SECRET of ['a'.repeat(32), 'abcd'.repeat(8), 'secretsecretsecretsecretsecretsecret'])
    expect(() => parseEnv({ ...NEEDED, ORIGIN: 'https://a.example.com', APP_SECRET })).toThrow(
      /^(?!.*(?:aaaa|abcd|secretsecret))[\s\S]*APP_SECRET is too regular/,
    )
})

test('rejects a cheap password hash where people use the service', () => {
  const settings = { ...NEEDED, ORIGIN: 'https://credit.example.com' }
  expect(() => parseEnv({ ...settings, PASSWORD_COST: '19455' })).toThrow(
    'PASSWORD_COST must be at least 19456',
  )
  expect(parseEnv(settings).PASSWORD_COST).toBe(19_456)
  expect(parseEnv({ ...settings, PASSWORD_COST: '65536' }).PASSWORD_COST).toBe(65_536)
  expect(parseEnv({ ...NEEDED, EMBEDDED: '1', PASSWORD_COST: '64' }).PASSWORD_COST).toBe(64)
})

test('requires server and sender for mail, without repeating an invalid address of the server', () => {
  const base = { ...NEEDED, ORIGIN: 'https://a.example.com' }
  const mail = (SMTP_URL: string, MAIL_FROM = 'Alerts <alerts@example.com>') =>
    parseEnv({ ...base, SMTP_URL, MAIL_FROM })
  expect(mail('smtps://user:p%40ss@mail.example.com:465').SMTP_URL).toContain('mail.example.com')
  expect(mail('smtp://mail.example.com', 'alerts@example.com').MAIL_FROM).toBe('alerts@example.com')
  expect(parseEnv(base).SMTP_URL).toBeUndefined()
  for (const url of [
    'mail.example.com',
    'https://user:secret@mail.example.com',
    'smtp://u:secret@h/?pool=true',
  ])
    expect(() => mail(url), url).toThrow(/^(?!.*secret)[\s\S]*SMTP_URL must look like/)
  expect(() => parseEnv({ ...base, SMTP_URL: 'smtp://mail.example.com' })).toThrow('MAIL_FROM is needed')
  for (const from of ['nobody', 'a@b.c, d@e.f', 'A <a@b.c>\r\nBcc: x@y.z'])
    expect(() => mail('smtp://h', from), from).toThrow('MAIL_FROM must be an e-mail')
})

test('requires whole settings of providers, and https except on this machine', () => {
  const base = { ...NEEDED, ORIGIN: 'https://a.example.com' }
  const life = { PROOF_OF_LIFE_URL: 'https://life.example.com/', PROOF_OF_LIFE_TOKEN: 'a-token-of-the-tests' }
  const text = {
    TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
    TWILIO_AUTH_TOKEN: 'not-a-real-token',
    TWILIO_SMS_FROM: '+5511999990000',
  }
  expect(parseEnv({ ...base, ...life, ...text }).PROOF_OF_LIFE_URL).toBe('https://life.example.com')
  for (const group of [life, text])
    for (const name of Object.keys(group))
      expect(() => parseEnv({ ...base, ...group, [name]: '' }), name).toThrow(`${name} `)
  for (const name of ['PROOF_OF_LIFE_URL', 'TWILIO_URL']) {
    expect(() => parseEnv({ ...base, ...life, [name]: 'http://life.example.com' })).toThrow('https://')
    expect(() => parseEnv({ ...base, ...life, [name]: 'http://127.0.0.1:8080' })).not.toThrow()
  }
})
