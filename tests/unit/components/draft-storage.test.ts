import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { draftStorage } from '#components/drafts/draft-storage.ts'

const storageOf = () => {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    clear: () => items.clear(),
  }
}

beforeEach(() => vi.stubGlobal('sessionStorage', storageOf()))
afterEach(() => vi.unstubAllGlobals())

test('returns typed values until they are forgotten', () => {
  draftStorage.write('clt-consult', { name: 'Maria' })
  expect(draftStorage.read('clt-consult')).toEqual({ name: 'Maria' })
  draftStorage.write('clt-consult', null)
  expect(draftStorage.read('clt-consult')).toBeNull()
})

test("forgets what another person typed in the same tab, and keeps the person's own drafts", () => {
  draftStorage.belongTo('agent-1')
  draftStorage.write('clt-consult', { name: 'Maria' })
  draftStorage.belongTo('agent-1')
  expect(draftStorage.read('clt-consult')).toEqual({ name: 'Maria' })
  draftStorage.belongTo('agent-2')
  expect(draftStorage.read('clt-consult')).toBeNull()
})

test('works without a draft where storage is blocked, full or broken', () => {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse, clear: refuse })
  draftStorage.belongTo('agent-1')
  draftStorage.write('clt-consult', { name: 'Maria' })
  expect(draftStorage.read('clt-consult')).toBeNull()
  vi.stubGlobal('sessionStorage', { ...storageOf(), getItem: () => '{"name":' })
  expect(draftStorage.read('clt-consult')).toBeNull()
})
