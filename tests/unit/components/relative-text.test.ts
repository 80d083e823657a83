import { describe, expect, it } from 'vitest'
import { relativeTo } from '#components/ui/relative-text.ts'

const PRESENT = Date.UTC(2026, 10, 21, 12)
const MINUTE = 60_000

describe('a relative time', () => {
  it('tells the past and the future in short words', () => {
    expect(relativeTo(PRESENT - 10_000, PRESENT)).toBe('agora')
    expect(relativeTo(PRESENT + 10_000, PRESENT)).toBe('em instantes')
    expect(relativeTo(PRESENT - 50_000, PRESENT)).toBe('há 1 min')
    expect(relativeTo(PRESENT - 59 * MINUTE, PRESENT)).toBe('há 59 min')
    expect(relativeTo(PRESENT - 90 * MINUTE, PRESENT)).toBe('há 1 h')
    expect(relativeTo(PRESENT + 24 * 60 * MINUTE, PRESENT)).toBe('em 1 dia')
  })

  it('becomes a date in São Paulo after a week', () => {
    expect(relativeTo(Date.UTC(2026, 10, 1, 2), PRESENT)).toBe('31/10/2026')
  })
})
