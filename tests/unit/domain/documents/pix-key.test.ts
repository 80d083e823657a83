import { describe, expect, test } from 'vitest'
import { decidePixKey, maskPixKey, parsePixKey, parsePixKeyKind } from '#lib/domain/documents/pix-key.ts'

const UUID = '123e4567-e89b-42d3-a456-426614174000'

describe('a PIX key', () => {
  test('is accepted in every form the screens give as an example', () => {
    for (const text of ['529.982.247-25', '(11) 98765-4321', 'maria@exemplo.com.br'])
      expect(parsePixKey(text), text).not.toBeNull()
  })

  test('is recognized by its form and stored as the directory stores it', () => {
    expect(parsePixKey('123.456.789-09')).toEqual({ kind: 'cpf', key: '12345678909' })
    expect(parsePixKey('12.abc.345/01de-35')).toEqual({ kind: 'cnpj', key: '12ABC34501DE35' })
    expect(parsePixKey(' Maria.Silva@Example.com ')).toEqual({
      kind: 'email',
      key: 'maria.silva@example.com',
    })
    expect(parsePixKey('+55 (11) 98765-4321')).toEqual({ kind: 'phone', key: '+5511987654321' })
    expect(parsePixKey(UUID.toUpperCase())).toEqual({ kind: 'random', key: UUID })
  })

  test('of eleven digits without a kind stays undecided, whatever their check digits', () => {
    for (const text of ['11987654321', '12345678909', '12345678900', '10987654321', '11-98765-4321'])
      expect(parsePixKey(text), text).toEqual({ kind: null, key: text.replaceAll('-', '') })
    expect(parsePixKey('191')).toEqual({ kind: null, key: '00000000191' })
    expect(parsePixKey('11987654321', 'phone')).toEqual({ kind: 'phone', key: '+5511987654321' })
    expect(parsePixKey('11987654321', 'cpf')).toBeNull()
    expect(parsePixKey('12345678909', 'telefone')).toBeNull()
  })

  test('of eleven digits is decided only by the CPF and the phone of its owner', () => {
    const owner = { documentNumber: '12345678909', phone: { areaCode: '11', number: '987654321' } }
    const decide = (key: string) => decidePixKey({ kind: null, key }, owner)
    expect(decide('12345678909')).toEqual({ kind: 'cpf', key: '12345678909' })
    expect(decide('11987654321')).toEqual({ kind: 'phone', key: '+5511987654321' })
    // The first key is the CPF with two digits swapped. The second key is another person's phone.
    for (const key of ['12345687909', '11987654312']) expect(decide(key), key).toBeNull()
    const twice = { documentNumber: '11987654321', phone: owner.phone }
    expect(decidePixKey({ kind: null, key: '11987654321' }, twice)).toBeNull()
  })

  test('must be of the given kind, by any of its names', () => {
    for (const [name, kind] of [
      ['CPF', 'cpf'],
      ['e-mail', 'email'],
      ['Telefone', 'phone'],
      ['chave aleatória', 'random'],
      ['CHAVE_ALEATORIA', 'random'],
      ['evp', 'random'],
    ] as const)
      expect(parsePixKeyKind(name), name).toBe(kind)
    for (const name of ['', 'iban', 'constructor', '__proto__'])
      expect(parsePixKeyKind(name), name).toBeNull()
    expect(parsePixKey('maria@example.com', 'iban')).toBeNull()
    expect(parsePixKey('maria@example.com', 'cpf')).toBeNull()
  })

  test('is rejected when malformed', () => {
    const wrong = ['', 'maria@', '@example.com', 'maria@example', 'a b@example.com', '1133334444']
    const long = `${'a'.repeat(66)}@example.com`
    for (const text of [...wrong, long, '+15551234567', '(10) 98765-4321', UUID.slice(1)])
      expect(parsePixKey(text), text).toBeNull()
    expect(parsePixKey(long.slice(1))).not.toBeNull()
  })

  test('is masked in lists and logs', () => {
    expect(maskPixKey({ kind: 'cpf', key: '12345678909' })).toBe('***.456.789-**')
    expect(maskPixKey({ kind: 'email', key: 'maria@example.com' })).toBe('m***@example.com')
    expect(maskPixKey({ kind: 'phone', key: '+5511987654321' })).toBe('(11) *****-4321')
    expect(maskPixKey({ kind: 'random', key: UUID })).toBe('123e…4000')
  })
})
