import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { createLanes } from '#lib/server/request-lanes.ts'

const [TOKEN, PAGE, API] = ['/api/oauth/token', '/proposals', '/api/fgts/balance']

const lanesWith = (...urls: readonly string[]) => {
  const lanes = createLanes()
  for (const url of urls) {
    const request = { url } as IncomingMessage
    const lane = lanes.laneOf(request)
    lane?.add({ request, response: {} as ServerResponse, since: 0, lane })
  }
  const shareOf = (url: string) => {
    const lane = lanes.laneOf({ url } as IncomingMessage)
    return lane && lanes.shareOf(lane)
  }
  return { lanes, shareOf }
}

test('gives a lane all turns alone, half beside one other lane, and its own share beside both', () => {
  expect(lanesWith(API).shareOf(API)).toBe(1)
  expect(lanesWith(PAGE).shareOf(API)).toBe(0.5)
  expect(lanesWith(TOKEN).shareOf(API)).toBe(0.5)
  const all = lanesWith(TOKEN, PAGE, API)
  expect([TOKEN, PAGE, API].map(all.shareOf)).toEqual([0.5, 0.25, 0.25])
})

test('takes turns by those shares', () => {
  const { lanes } = lanesWith(...[TOKEN, PAGE, API].flatMap((url) => Array<string>(8).fill(url)))
  const urls = Array.from({ length: 8 }, () => lanes.next()?.request.url)
  const count = (url: string) => urls.filter((each) => each === url).length
  expect([TOKEN, PAGE, API].map(count)).toEqual([4, 2, 2])
})

test('exempts health and live streams', () => {
  expect(lanesWith().shareOf('/api/health')).toBeUndefined()
  expect(lanesWith().shareOf('/api/panel/live?since=1')).toBeUndefined()
})
