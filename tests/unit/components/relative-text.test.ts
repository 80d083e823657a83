import { describe, expect, it } from 'vitest'
import { relativeTo } from '#components/ui/relative-text.ts'

const PRESENT = Date.UTC(2026, 10, 21, 12)
const MINUTE = 60_000

describe('a relative time', () => {
  it('describes the past and the future in short words', () => {
    expect(relativeTo(PRESENT - 10_000, PRESENT, 'pt-BR')).toBe('agora')
    expect(relativeTo(PRESENT + 10_000, PRESENT, 'pt-BR')).toBe('agora')
    expect(relativeTo(PRESENT + 30_000, PRESENT, 'pt-BR')).toBe('em instantes')
    expect(relativeTo(PRESENT - 50_000, PRESENT, 'pt-BR')).toBe('há 1 min')
    expect(relativeTo(PRESENT - 59 * MINUTE, PRESENT, 'pt-BR')).toBe('há 59 min')
    expect(relativeTo(PRESENT - 90 * MINUTE, PRESENT, 'pt-BR')).toBe('há 1 h')
    expect(relativeTo(PRESENT + 24 * 60 * MINUTE, PRESENT, 'pt-BR')).toBe('em 1 dia')
  })

  it('describes them in English as well', () => {
    expect(relativeTo(PRESENT - 10_000, PRESENT, 'en')).toBe('just now')
    expect(relativeTo(PRESENT - 2 * MINUTE, PRESENT, 'en')).toBe('2 min ago')
    expect(relativeTo(PRESENT + 48 * 60 * MINUTE, PRESENT, 'en')).toBe('in 2 days')
  })

  it('becomes a date in São Paulo after a week', () => {
    expect(relativeTo(Date.UTC(2026, 10, 1, 2), PRESENT, 'pt-BR')).toBe('31/10/2026')
  })
})
