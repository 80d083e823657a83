import { expect, test } from 'vitest'
import { firstCpfIn, maskCpfsIn, maskEventBody } from '#lib/domain/webhooks/mask-event-body.ts'

test('masks a CPF of a receiver’s text in every notation', () => {
  for (const written of [
    '52998224725',
    '529.982.247-25',
    '529 982 247 25',
    'cpf=529%2E982%2E247%2D25',
    'a%20529%20982%20247%2025',
    '"cpf":52998224725}',
  ]) {
    const text = maskCpfsIn(written)
    expect(text, written).toContain('***.982.247-**')
    expect(text.replace(/%[\dA-F]{2}/g, ''), written).not.toMatch(/529|25(?!\d)/)
  }
})

test('finds the first CPF of a body', () => {
  expect(firstCpfIn('{"id":"11111111111","cpf":"529.982.247-25","other":"11144477735"}')).toBe('52998224725')
  expect(firstCpfIn('{"id":"52998224726"}')).toBeNull()
})

test('leaves other numbers as they are', () => {
  for (const text of ['52998224726', '152998224725', '2026-11-27T01:00:00.000Z', 'x-529982247251'])
    expect(maskCpfsIn(text)).toBe(text)
})

test('masks CPFs and hides personal fields of an event, and all of what is not JSON', () => {
  const body = { data: { documentNumber: '52998224725', email: 'a@example.com', note: 'de 529.982.247-25' } }
  expect(JSON.parse(maskEventBody(JSON.stringify(body)))).toEqual({
    data: { documentNumber: '***.982.247-**', email: '***', note: 'de ***.982.247-**' },
  })
  expect(maskEventBody('cpf 52998224725')).toBe('***')
})
