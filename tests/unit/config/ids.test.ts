import { describe, expect, test } from 'vitest'
import { newId } from '#lib/config/ids.ts'

const at = (ms: number) => new Date(1_800_000_000_000 + ms)
const instantOf = (id: string) => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)

describe('an id', () => {
  test('contains the instant it was made for, whenever it is made', () => {
    expect(instantOf(newId(at(5)))).toBe(at(5).getTime())
    expect(instantOf(newId(at(3)))).toBe(at(3).getTime())
    expect(newId(at(3))).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  })

  test('grows with each one of an instant, with other instants between, beyond the room of its counter', () => {
    const ids = Array.from({ length: 6_000 }, (_, index) => {
      newId(at(100 + index))
      return newId(at(99))
    })
    expect([...ids].sort()).toEqual(ids)
    expect(new Set(ids).size).toBe(ids.length)
  })
})
