import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { joinLive } from '#lib/client/join-live.ts'
import type { LiveMessage } from '#lib/client/live-messages.ts'
import { eventually } from '#tests/support/checks/eventually.ts'
import { TestEventSource } from '#tests/support/servers/event-source.ts'

const CHANGE = { kind: 'proposal', type: 'x', resourceId: 'p' }
const open = () => TestEventSource.instances.filter(({ readyState }) => readyState !== TestEventSource.CLOSED)

// Node provides Web Locks and BroadcastChannel, so they need no stub.
const joinTab = () => {
  const messages: LiveMessage[] = []
  const leave = joinLive((message) => messages.push(message))
  tabs.push(leave)
  return { messages, leave }
}
let tabs: (() => void)[]

beforeEach(() => {
  tabs = []
  TestEventSource.instances = []
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('EventSource', TestEventSource)
})
afterEach(() => {
  for (const leave of tabs) leave()
  vi.unstubAllGlobals()
})

test('shares one connection among the tabs of a browser, each of which gets every message', async () => {
  const first = joinTab()
  await eventually('a connection', () => open().length === 1)
  const second = joinTab()
  await eventually('an answer to the new tab', () => second.messages.some(({ type }) => type === 'state'))
  open()[0]?.hear('begin', 'a1')
  open()[0]?.hear('message', 'a2', JSON.stringify(CHANGE))
  const change = { type: 'change', change: CHANGE, id: 'a2' }
  await eventually('the change in the other tab', () => second.messages.some(({ type }) => type === 'change'))
  expect([first.messages.at(-1), second.messages.at(-1)]).toEqual([change, change])
  expect(open()).toHaveLength(1)
})

test('continues in another tab from the same place when the tab with the connection closes', async () => {
  const first = joinTab()
  await eventually('a connection', () => open().length === 1)
  const second = joinTab()
  open()[0]?.hear('begin', 'a1')
  open()[0]?.hear('message', 'a2', JSON.stringify(CHANGE))
  await eventually('the change in the other tab', () => second.messages.some(({ type }) => type === 'change'))
  first.leave()
  await eventually('a second connection', () => TestEventSource.instances.length === 2)
  expect(TestEventSource.instances.map(({ url, readyState }) => [url, readyState])).toEqual([
    ['/api/panel/live', TestEventSource.CLOSED],
    ['/api/panel/live?after=a2', 1],
  ])
})
