import { describe, expect, test } from 'vitest'
import { linkVisitOf } from '#components/links/link-visit.ts'

type Events = Parameters<typeof linkVisitOf>[0]

const at = (minute: number) => `2026-11-21T12:${String(minute).padStart(2, '0')}:00.000Z`
const device = { browser: 'Chrome', system: 'Android' }
const event = (kind: string, link: string, minute: number) => ({ kind, link, at: at(minute), device })
const eventsOf = (...events: object[]) => events as Events

describe('the visit of a link by a customer', () => {
  test('is the newest opening and identification by a link of this kind', () => {
    const events = eventsOf(
      event('link_opened', 'formalization', 1),
      event('identified', 'formalization', 2),
      event('link_opened', 'formalization', 40),
      event('link_opened', 'fix', 50),
    )
    const visit = linkVisitOf(events, { kind: 'formalization' })
    expect([visit.opened?.at, visit.identified?.at]).toEqual([at(40), at(2)])
    expect(linkVisitOf(events, { kind: 'consent' })).toEqual({ opened: null, identified: null })
  })

  test('omits visits of an older link about another subject', () => {
    const events = eventsOf(
      event('link_opened', 'fix', 1),
      event('identified', 'fix', 2),
      event('link_opened', 'fix', 9),
    )
    const visit = linkVisitOf(events, { kind: 'fix', since: at(5) })
    expect([visit.opened?.at, visit.identified]).toEqual([at(9), null])
  })
})
