import { describe, expect, test } from 'vitest'
import { fixStateOf } from '#lib/domain/pending-items/fix-state.ts'

const END = new Date('2026-11-23T12:00:00Z')
const before = new Date(END.getTime() - 1)
const open = { status: 'pending', solvedAt: null, expiresAt: END } as const

describe('a link to an open item', () => {
  test('is open until its end, exclusive', () => {
    expect(fixStateOf(open, before)).toBe('open')
    expect(fixStateOf(open, END)).toBe('expired')
  })

  test('is solved with its item, however old the link, and when the proposal continued or was paid', () => {
    expect(fixStateOf({ ...open, solvedAt: before }, END)).toBe('solved')
    expect(fixStateOf({ ...open, status: 'processing' }, before)).toBe('solved')
    expect(fixStateOf({ ...open, status: 'paid', solvedAt: before }, END)).toBe('solved')
  })

  test.each(['canceled', 'rejected', 'refunded'] as const)(
    'is over with a proposal that was %s',
    (status) => {
      expect(fixStateOf({ ...open, status }, before)).toBe('ended')
      expect(fixStateOf({ ...open, status, solvedAt: before }, before)).toBe('ended')
    },
  )
})
