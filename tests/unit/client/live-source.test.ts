import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LiveMessage } from '#lib/client/live-messages.ts'
import { openLiveSource } from '#lib/client/live-source.ts'
import { TestEventSource } from '#tests/support/servers/event-source.ts'

const newest = () => TestEventSource.instances.at(-1) as TestEventSource

let messages: LiveMessage[]
let close: () => void
const open = (after: string) => {
  messages = []
  close = openLiveSource(after, (message) => messages.push(message))
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('EventSource', TestEventSource)
  TestEventSource.instances = []
})
afterEach(() => {
  close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('resumes where it was when the server has ended the stream', () => {
  open('a1')
  newest().hear('begin', 'a1')
  newest().hear('message', 'a2', '{"kind":"proposal","type":"x","resourceId":"p"}')
  newest().fail({ forGood: true })
  expect(messages.at(-1)).toEqual({ type: 'state', state: 'cut', id: 'a2' })
  vi.advanceTimersByTime(3_000)
  expect(TestEventSource.instances.map(({ url }) => url)).toEqual([
    '/api/panel/live?after=a1',
    '/api/panel/live?after=a2',
  ])
})

test('backs off after each refusal, to half a minute and a quarter more at most', () => {
  open('')
  for (let round = 0; round < 8; round += 1) {
    newest().fail({ forGood: true })
    vi.advanceTimersByTime(37_500)
    expect(TestEventSource.instances).toHaveLength(round + 2)
  }
  newest().fail({ forGood: true })
  vi.advanceTimersByTime(22_000)
  expect(TestEventSource.instances).toHaveLength(9)
})

test('leaves a broken connection to the browser while that reconnects by itself', () => {
  open('a1')
  newest().hear('begin', 'a1')
  newest().fail({ forGood: false })
  vi.advanceTimersByTime(30_000)
  expect(TestEventSource.instances).toHaveLength(1)
})

test('reconnects a silent connection, but not one with heartbeats', () => {
  open('a1')
  newest().hear('begin', 'a1')
  for (let heartbeat = 0; heartbeat < 4; heartbeat += 1) {
    vi.advanceTimersByTime(15_000)
    newest().hear('beat', 'a1')
  }
  expect(TestEventSource.instances).toHaveLength(1)
  vi.advanceTimersByTime(50_000)
  expect(TestEventSource.instances).toHaveLength(2)
})

test('closes as soon as the device is offline, and reconnects as soon as it is online', () => {
  open('a1')
  newest().hear('begin', 'a1')
  window.dispatchEvent(new Event('offline'))
  expect(messages.at(-1)).toMatchObject({ state: 'cut' })
  window.dispatchEvent(new Event('online'))
  expect(TestEventSource.instances).toHaveLength(2)
})

test('opens nothing once it was released', () => {
  open('a1')
  newest().fail({ forGood: true })
  close()
  vi.advanceTimersByTime(120_000)
  window.dispatchEvent(new Event('online'))
  expect(messages.filter(({ type }) => type === 'begin')).toEqual([])
  expect(TestEventSource.instances).toHaveLength(1)
})
