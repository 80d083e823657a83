import { describe, expect, test } from 'vitest'
import { ageOn, dayInSaoPaulo, daysBetween, ordinalOf } from '#lib/domain/calendar.ts'
import { normalizeCpf } from '#lib/domain/documents/cpf.ts'
import { cpfOfTestCase, SUCCESS_TEST_CPFS, TEST_CASES } from '#lib/domain/institutions/test-cpfs.ts'
import { sampleClock } from '#lib/domain/samples/sample-clock.ts'
import { sampleCpfs, sampleCustomer } from '#lib/domain/samples/sample-customer.ts'
import { samplePlan } from '#lib/domain/samples/sample-plan.ts'

const HOUR_MS = 3_600_000
const FIRST = Date.parse('2026-11-23T03:10:00Z')
/** Every fifth hour of two weeks, including nights and Sundays. */
const INSTANTS = Array.from({ length: 67 }, (_, index) => new Date(FIRST + index * 5 * HOUR_MS))

describe('the plan of the sample data', () => {
  test('is the same at the same instant', () => {
    expect(samplePlan(new Date(FIRST))).toEqual(samplePlan(new Date(FIRST)))
  })

  test('covers the last month and nothing of the future, numbered in order of time', () => {
    for (const now of INSTANTS) {
      const stories = samplePlan(now)
      const instants = stories.map(({ startsAt }) => startsAt.getTime())
      expect(instants).toEqual(instants.toSorted((a, b) => a - b))
      expect(stories.map(({ number }) => number)).toEqual(stories.keys().toArray())
      const oldest = stories[0]?.startsAt ?? now
      expect(daysBetween(dayInSaoPaulo(oldest), dayInSaoPaulo(now))).toBeGreaterThan(24)
      expect(daysBetween(dayInSaoPaulo(oldest), dayInSaoPaulo(now))).toBeLessThan(30)
      expect(Math.max(...instants)).toBeLessThan(now.getTime())
    }
  })

  test('has both products, open work of every kind, and no finished story on a Sunday', () => {
    const stories = samplePlan(new Date(FIRST))
    for (const product of ['fgts', 'clt'] as const) {
      const ends = stories.filter((story) => story.product === product).map(({ end }) => end)
      expect(ends).toEqual(expect.arrayContaining(['inquiry', 'simulation', 'waiting', 'held', 'settled']))
    }
    const old = stories.filter(({ startsAt }) => FIRST - startsAt.getTime() > 4 * 24 * HOUR_MS)
    // 1970-01-04 was a Sunday.
    const sundays = old.filter(({ startsAt }) => ordinalOf(dayInSaoPaulo(startsAt)) % 7 === SUNDAY)
    expect(sundays).toEqual([])
  })
})

const SUNDAY = ordinalOf(dayInSaoPaulo(new Date('2026-01-04T15:00:00Z'))) % 7

describe('the clock of a story', () => {
  test('only moves forward and never reaches now, however late the story begins', () => {
    const now = new Date(FIRST)
    for (const minutes of [2, 30, 600, 60_000]) {
      const startsAt = new Date(FIRST - minutes * 60_000)
      const clock = sampleClock({ startsAt, end: 'settled' }, now)
      const instants = Array.from({ length: 30 }, () => clock.after(75))
      expect(instants).toEqual([...new Set(instants)].toSorted((a, b) => a.getTime() - b.getTime()))
      expect(instants.at(-1)?.getTime()).toBeLessThan(FIRST)
    }
  })
})

describe('a sample customer', () => {
  const numbers = samplePlan(new Date(FIRST)).map(({ number }) => number)
  const people = numbers.map((number) => sampleCustomer(number).person)

  test('is labelled by name, adult, and shares no contact with another', () => {
    for (const { name, birthDate, email } of people) {
      expect(name).toMatch(/ Exemplo$/)
      expect(email).toMatch(/@example\.com$/)
      expect(ageOn(birthDate, dayInSaoPaulo(new Date(FIRST)))).toBeGreaterThanOrEqual(21)
      expect(ageOn(birthDate, dayInSaoPaulo(new Date(FIRST)))).toBeLessThan(65)
    }
    expect(new Set(people.map(({ email }) => email)).size).toBe(people.length)
    expect(new Set(people.map(({ phone }) => phone.number)).size).toBe(people.length)
  })

  test('has valid CPFs that belong to no other customer and to no test case', () => {
    const cpfs = numbers.flatMap((number) => sampleCpfs(number, '100'))
    expect(cpfs.map(normalizeCpf)).toEqual(cpfs)
    const others = [...TEST_CASES.map(cpfOfTestCase), ...SUCCESS_TEST_CPFS]
    expect(new Set([...cpfs, ...others]).size).toBe(cpfs.length + new Set(others).size)
  })
})
