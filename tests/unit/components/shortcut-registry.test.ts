import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Shortcut, shortcutRegistry } from '#components/shell/shortcut-registry.ts'

class FakeElement {
  readonly writable: boolean
  constructor(writable: boolean) {
    this.writable = writable
  }
  closest() {
    return this.writable ? this : null
  }
}

let onKeydown: ((event: KeyboardEvent) => void) | undefined
let dialog: object | null = null
let at = 10_000

const press = (key: string, more: Partial<KeyboardEvent> = {}) => {
  at += 100
  const preventDefault = vi.fn()
  const target = new FakeElement(false)
  onKeydown?.({ key, timeStamp: at, target, preventDefault, ...more } as unknown as KeyboardEvent)
  return preventDefault
}
const shortcut = (keys: string, more: Pick<Shortcut, 'repeats'> = {}) => ({
  keys,
  label: keys,
  run: vi.fn(),
  ...more,
})

beforeEach(() => {
  dialog = null
  vi.stubGlobal('Element', FakeElement)
  vi.stubGlobal('document', { querySelector: () => dialog })
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
  vi.stubGlobal('window', {
    addEventListener: (_type: string, listener: typeof onKeydown) => {
      onKeydown = listener
    },
    removeEventListener: () => {
      onKeydown = undefined
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

test('listens only while a mounted component has shortcuts', () => {
  const remove = shortcutRegistry.add({ label: 'List', shortcuts: [shortcut('j')] })
  expect(onKeydown).toBeDefined()
  remove()
  expect(onKeydown).toBeUndefined()
})

test('runs the shortcut of a key, and leaves other keys alone', () => {
  const [next, previous] = [shortcut('j'), shortcut('k')]
  const remove = shortcutRegistry.add({ label: 'List', shortcuts: [next, previous] })
  expect(press('j')).toHaveBeenCalledTimes(1)
  expect(press('x')).not.toHaveBeenCalled()
  expect([next.run.mock.calls.length, previous.run.mock.calls.length]).toEqual([1, 0])
  remove()
})

test('leaves letters alone while somebody types, except with Ctrl', () => {
  const [next, palette] = [shortcut('j'), shortcut('mod+k')]
  const remove = shortcutRegistry.add({ label: 'List', shortcuts: [next, palette] })
  const target = new FakeElement(true) as unknown as EventTarget
  press('j', { target })
  press('k', { target, ctrlKey: true })
  expect([next.run.mock.calls.length, palette.run.mock.calls.length]).toEqual([0, 1])
  remove()
})

test('ignores keys below an open dialog', () => {
  const next = shortcut('j')
  const remove = shortcutRegistry.add({ label: 'List', shortcuts: [next] })
  dialog = {}
  press('j')
  expect(next.run).not.toHaveBeenCalled()
  remove()
})

test('repeats a held key that moves, but not one that acts', () => {
  const [next, open] = [shortcut('j', { repeats: true }), shortcut('o')]
  const remove = shortcutRegistry.add({ label: 'List', shortcuts: [next, open] })
  for (const repeat of [false, true, true]) {
    press('j', { repeat })
    press('o', { repeat })
  }
  expect([next.run.mock.calls.length, open.run.mock.calls.length]).toEqual([3, 1])
  remove()
})

test('treats two keys in sequence as a destination, unless the second comes too late', () => {
  const home = shortcut('g h')
  const remove = shortcutRegistry.add({ label: 'Places', shortcuts: [home] })
  press('g')
  press('h')
  expect(home.run).toHaveBeenCalledTimes(1)
  press('g')
  at += 2_000
  press('h')
  expect(home.run).toHaveBeenCalledTimes(1)
  remove()
})

test('keeps Escape and shortcuts with Ctrl when single-letter shortcuts are off', () => {
  const [next, palette, clear] = [shortcut('j'), shortcut('mod+k'), shortcut('Escape')]
  const remove = shortcutRegistry.add({ label: 'List', shortcuts: [next, palette, clear] })
  vi.stubGlobal('localStorage', { getItem: () => 'off' })
  press('j')
  press('k', { ctrlKey: true })
  press('Escape')
  expect([next, palette, clear].map(({ run }) => run.mock.calls.length)).toEqual([0, 1, 1])
  remove()
})
