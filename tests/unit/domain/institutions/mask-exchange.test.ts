import { describe, expect, test } from 'vitest'
import { maskBody, maskId, maskPath } from '#lib/domain/institutions/mask-exchange.ts'

const CPF = '52998224725'
const ID = '0199a3b2-7c00-7000-8000-00000000000d'

describe('a masked body', () => {
  test('keeps what a support case needs', () => {
    const body = {
      id: ID,
      status: 'WAITING_CONSENT',
      type: 'balance.status.received.fail',
      amount: 1234.56,
      monthlyRate: '0.0180',
      installments: [{ dueDate: '2027-03-01', totalAmount: 500.1 }],
      errors: [{ pointer: '/payment/data/pix', code: 'pix_key_invalid' }],
      contractNumber: '2026-00000123-61',
      expiresAt: '2026-11-27T12:00:00.000Z',
      reason: null,
    }
    expect(maskBody({ ...body, contractNumber: '2026-00000001-57' })).toMatchObject({
      ...body,
      contractNumber: expect.any(String),
    })
  })

  test.each([
    ['a name', { name: 'Maria da Silva' }],
    ['a mother', { mother_name: 'Ana' }],
    ['a CPF as text', { documentNumber: CPF }],
    ['a CPF as a number', { documentNumber: Number(CPF) }],
    ['a CPF in a known member', { id: CPF, amount: Number(CPF), value: CPF, status: CPF }],
    ['a CPF with points', { id: '529.982.247-25', code: '529.982.247-25' }],
    ['a phone', { phone: { number: '987654321', areaCode: 11 } }],
    ['an e-mail', { contact: { email: 'maria@example.com' }, id: 'maria@example.com' }],
    ['an address', { address: { street: 'Rua Um', number: 12, postalCode: '01310100', state: 'SP' } }],
    ['an account', { bank: { branch: 1234, account: 5678, digit: '9' } }],
    ['a random PIX key', { payment: { data: { pix: ID } } }],
    ['a token', { access_token: 'eyJhbGciOiJFUzI1NiJ9.e30.sig' }],
    ['a secret', { client_secret: 'demo-app-secret' }],
    ['free text', { detail: 'CPF 529.982.247-25 inválido', error: 'O CPF de Maria', message: 'x' }],
    ['a name in a known member', { status: 'Maria', id: 'Maria', code: 'Maria da Silva' }],
    ['names of members', { [CPF]: true, 'maria@example.com': 1 }],
    ['an unknown member', { something: 'x', flag: true, size: 7 }],
    ['an unknown list', { things: ['x', ['y'], { deep: 'z' }] }],
  ])('hides %s', (_, body) => {
    const masked = JSON.stringify(maskBody(body))
    const values = leavesOf(body)
    for (const value of values) expect(masked, String(value)).not.toContain(JSON.stringify(value))
    for (const name of Object.keys(body).filter((each) => /\d{4}|@/.test(each)))
      expect(masked).not.toContain(name)
  })

  test('hides what is not an object, and ends in depth and length', () => {
    expect(maskBody('Maria')).toBe('***')
    expect(maskBody(Number(CPF))).toBe('*** (number)')
    let deep: unknown = { id: ID }
    for (let level = 0; level < 50; level += 1) deep = { deep }
    expect(JSON.stringify(maskBody(deep))).not.toContain(ID)
    expect(maskBody({ codes: Array.from({ length: 500 }, () => 'x') })).toMatchObject({
      codes: { length: 101 },
    })
  })
})

const leavesOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [value]

test('a masked path keeps words and ids, and listed members of its query', () => {
  expect(maskPath(`/fgts/proposal/${ID}/pendency`)).toBe(`/fgts/proposal/${ID}/pendency`)
  expect(maskPath(`/fgts/balance/cache/${CPF}`)).toBe('/fgts/balance/cache/***')
  expect(maskPath('/customers/Maria%20Silva')).toBe('/customers/***')
  expect(maskPath(`/fgts/proposal?search=${CPF}&limit=100&provider=aurora`)).toBe(
    '/fgts/proposal?search=***&limit=100&provider=aurora',
  )
})

test('a masked id is one of ours or short, and no CPF', () => {
  expect(maskId(`proposal:${ID}`)).toBe(`proposal:${ID}`)
  expect(maskId(`document:${ID}:identification_front:${'ab'.repeat(32)}`)).not.toBeNull()
  expect(maskId('req-7f3a')).toBe('req-7f3a')
  expect(maskId(CPF)).toBeNull()
  expect(maskId(`solve:${CPF}`)).toBeNull()
  expect(maskId('maria@example.com')).toBeNull()
})
