import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { PostalCode } from '#lib/domain/documents/postal-code.ts'
import { stateOfPostalCode } from '#lib/domain/documents/state-of-postal-code.ts'
import { cityOfPostalCode } from '#lib/postal-codes/city-of-postal-code.ts'

const cityOf = (code: string) => {
  const address = cityOfPostalCode(code.replace('-', '') as PostalCode)
  return address && `${address.city}, ${address.state}`
}

describe('the city of a CEP', () => {
  // Both ends of ranges; the second ranges of São Paulo, Nova Iguaçu and Brasília; cities of the same name.
  test.each([
    ['01000-001', 'São Paulo, SP'],
    ['05999-999', 'São Paulo, SP'],
    ['06000-001', 'Osasco, SP'],
    ['08000-000', 'São Paulo, SP'],
    ['08499-999', 'São Paulo, SP'],
    ['08500-001', 'Ferraz de Vasconcelos, SP'],
    ['23799-999', 'Rio de Janeiro, RJ'],
    ['26099-999', 'Nova Iguaçu, RJ'],
    ['26100-001', 'Belford Roxo, RJ'],
    ['26200-000', 'Nova Iguaçu, RJ'],
    ['28735-000', 'Quissamã, RJ'],
    ['31999-999', 'Belo Horizonte, MG'],
    ['35620-000', 'Abaeté, MG'],
    ['65934-999', 'Açailândia, MA'],
    ['65935-499', 'Senador La Rocque, MA'],
    ['65935-500', 'Buritirana, MA'],
    ['69900-001', 'Rio Branco, AC'],
    ['70000-001', 'Brasília, DF'],
    ['72799-999', 'Brasília, DF'],
    ['72800-001', 'Luziânia, GO'],
    ['73699-999', 'Brasília, DF'],
    ['78635-000', 'Água Boa, MT'],
    ['39790-000', 'Água Boa, MG'],
    ['99999-999', 'Muliterno, RS'],
  ])('is for %s %s', (code, city) => {
    expect(cityOf(code)).toBe(city)
  })

  test.each([
    ['01000-000', 'before the first range'],
    ['06000-000', 'between two ranges that differ by one'],
    ['10500-000', 'in a gap of a million numbers'],
    ['28734-999', 'before a range that begins later'],
    ['32500-000', 'in a gap of a state'],
    ['72990-000', 'between two states'],
    ['39789-001', 'after a range that ends early'],
  ])('is unknown for %s, %s', (code) => {
    expect(cityOf(code)).toBeNull()
  })

  test('names neither district nor street', () => {
    expect(cityOfPostalCode('69900970' as PostalCode)).toEqual({
      state: 'AC',
      city: 'Rio Branco',
      neighborhood: null,
      street: null,
    })
  })
})

describe('the bundled ranges', () => {
  const ranges = readFileSync('lib/postal-codes/city-ranges.csv', 'utf8')
    .split('\n')
    .filter((line) => /^\d/.test(line))
    .map((line) => line.split(';') as [from: string, to: string, state: string, city: string])

  test('are sorted, do not overlap and lie in the ranges of their states', () => {
    let before = '00999999'
    for (const [from, to, state, city] of ranges) {
      expect([from > before, to >= from, stateOfPostalCode(from), stateOfPostalCode(to)], city).toEqual([
        true,
        true,
        state,
        state,
      ])
      before = to
    }
  })

  test('cover 5,570 municipalities, three of them with two ranges', () => {
    const places = new Map<string, number>()
    for (const [, , state, city] of ranges)
      places.set(`${city}, ${state}`, (places.get(`${city}, ${state}`) ?? 0) + 1)
    const twice = [...places].filter(([, count]) => count > 1).map(([place]) => place)
    expect(places.size).toBe(5570)
    expect(twice).toEqual(['São Paulo, SP', 'Nova Iguaçu, RJ', 'Brasília, DF'])
  })
})
