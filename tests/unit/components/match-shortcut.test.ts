import { describe, expect, test } from 'vitest'
import { matchShortcut, needsCommandKey } from '#components/shell/match-shortcut.ts'

const keyEvent = (
  key: string,
  modifiers: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey', boolean>> = {},
) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...modifiers,
})

const KEYS = ['/', '?', 'g h', 'g f', 'j', 'mod+k', 'h']

describe('a pressed key', () => {
  test('matches a letter in either case, and other characters exactly', () => {
    expect(matchShortcut(keyEvent('j'), '', KEYS)).toEqual({ index: 4 })
    expect(matchShortcut(keyEvent('J'), '', KEYS)).toEqual({ index: 4 })
    expect(matchShortcut(keyEvent('?'), '', KEYS)).toEqual({ index: 1 })
    expect(matchShortcut(keyEvent('x'), '', KEYS)).toBeNull()
  })

  test('begins and completes a sequence, which takes precedence over the letter alone', () => {
    expect(matchShortcut(keyEvent('g'), '', KEYS)).toEqual({ prefix: 'g' })
    expect(matchShortcut(keyEvent('h'), 'g', KEYS)).toEqual({ index: 2 })
    expect(matchShortcut(keyEvent('h'), '', KEYS)).toEqual({ index: 6 })
  })

  test('counts alone when it does not continue the sequence', () => {
    expect(matchShortcut(keyEvent('j'), 'g', KEYS)).toEqual({ index: 4 })
    expect(matchShortcut(keyEvent('g'), 'g', KEYS)).toEqual({ prefix: 'g' })
  })

  test('with Ctrl or ⌘ matches only a shortcut with mod, and with Alt none', () => {
    expect(matchShortcut(keyEvent('k', { ctrlKey: true }), '', KEYS)).toEqual({ index: 5 })
    expect(matchShortcut(keyEvent('k', { metaKey: true }), '', KEYS)).toEqual({ index: 5 })
    expect(matchShortcut(keyEvent('j', { ctrlKey: true }), '', KEYS)).toBeNull()
    expect(matchShortcut(keyEvent('j', { altKey: true }), '', KEYS)).toBeNull()
  })

  test('of a page takes precedence over the same global key', () => {
    expect(matchShortcut(keyEvent('j'), '', [...KEYS, 'j'])).toEqual({ index: KEYS.length })
  })
})

test('allows only shortcuts with the command key while typing', () => {
  expect(KEYS.filter(needsCommandKey)).toEqual(['mod+k'])
})
