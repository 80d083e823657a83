import { once } from 'node:events'
import { createServer, IncomingMessage, ServerResponse } from 'node:http'
import { type AddressInfo, Socket } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { answerOverloadedOf } from '#lib/server/answer-overloaded.ts'
import { createLoadShedder } from '#lib/server/load-shedding.ts'
import { eventually } from '#tests/support/checks/eventually.ts'

/**
 * AT_WORK is the concurrency limit while the database is busy. MORE_THAN_WAIT requests overflow the queue.
 */
const [AT_WORK, MORE_THAN_WAIT] = [32, 600]

beforeAll(() => {
  vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1/nowhere')
  vi.stubEnv('APP_SECRET', 'a secret of more than thirty-two letters')
  vi.stubEnv('EMBEDDED', '1')
})

let stop = () => {}
afterEach(() => stop())

const busyServer = async () => {
  const time = { now: 0 }
  const arrivals: string[] = []
  const departures: string[] = []
  const atWork: { path: string; response: ServerResponse }[] = []
  const server = createServer(
    createLoadShedder({
      isDatabaseBusy: () => true,
      serve: ({ url = '' }, response) => {
        if (url === '/api/health') response.end('healthy')
        else atWork.push({ path: url, response })
      },
      refuse: answerOverloadedOf('http://shop'),
      clock: () => time.now,
    }).handle,
  )
  server.on('request', ({ url = '' }, response) => {
    arrivals.push(url)
    response.on('close', () => departures.push(url))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  stop = () => {
    server.closeAllConnections()
    server.close()
  }
  const ask = (path: string, init: RequestInit = {}) => fetch(origin + path, init)
  const fill = async () => {
    for (let count = 0; count < AT_WORK; count += 1) void ask('/api/fgts/balance').catch(() => undefined)
    await eventually('all places to be taken', () => atWork.length === AT_WORK)
  }
  const refusalOf = (path: string, init?: RequestInit): Promise<Response> => {
    const requests = Array.from({ length: MORE_THAN_WAIT }, () => ask(path, init))
    for (const each of requests) each.catch(() => undefined)
    return Promise.race(requests)
  }
  const end = () => atWork.shift()?.response.end('done')
  return { ask, fill, refusalOf, arrivals, atWork, departures, end, time }
}

test('queues excess requests, and starts the next one when another ends', async () => {
  const { ask, fill, arrivals, atWork, end } = await busyServer()
  await fill()
  const next = ask('/api/fgts/proposal')
  await eventually('it to have come', () => arrivals.includes('/api/fgts/proposal'))
  expect(atWork.map(({ path }) => path)).not.toContain('/api/fgts/proposal')
  end()
  await eventually('the next to begin', async () => atWork.at(-1)?.path === '/api/fgts/proposal')
  atWork.at(-1)?.response.end('done')
  expect((await next).status).toBe(200)
})

test('rejects at once requests beyond the queue, in the form of each reader, and still answers health', async () => {
  const { ask, fill, refusalOf } = await busyServer()
  await fill()
  const problem = await refusalOf('/api/fgts/simulations', { method: 'POST', body: '{}' })
  expect([problem.status, problem.headers.get('retry-after')]).toEqual([503, '2'])
  expect(problem.headers.get('x-request-id')).toBeTruthy()
  expect(await problem.json()).toMatchObject({ code: 'service_unavailable', status: 503 })

  const token = await refusalOf('/api/oauth/token', { method: 'POST', body: '' })
  expect([token.status, await token.json()]).toMatchObject([503, { error: 'service_unavailable' }])

  const page = await refusalOf('/fgts', { headers: { accept: 'text/html' } })
  expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8'])
  expect(await page.text()).toContain('Muitos acessos neste momento')

  expect(await (await ask('/api/health')).text()).toBe('healthy')
})

test('serves tokens and people separately while the queue of programs is long', async () => {
  const { ask, fill, refusalOf, arrivals, atWork, end } = await busyServer()
  await fill()
  await refusalOf('/api/fgts/balance')
  const others = [
    ask('/api/oauth/token', { method: 'POST', body: '' }),
    ask('/fgts', { headers: { accept: 'text/html' } }),
  ]
  await eventually(
    'both to have come',
    () => arrivals.includes('/fgts') && arrivals.includes('/api/oauth/token'),
  )
  const paths = () => atWork.map(({ path }) => path)
  await eventually('both to have had their turn', () => {
    end()
    return ['/api/oauth/token', '/fgts'].every((path) => paths().includes(path))
  })
  expect(paths().filter((path) => path === '/api/fgts/balance').length).toBeGreaterThan(AT_WORK - 20)
  for (const { response } of atWork) response.end('done')
  for (const each of others) expect((await each).status).toBe(200)
})

test('rejects new requests behind an old queue, and those that waited too long', async () => {
  const { ask, fill, arrivals, atWork, end, time } = await busyServer()
  await fill()
  const first = ask('/api/fgts/proposal')
  await eventually('it to have come', () => arrivals.includes('/api/fgts/proposal'))
  time.now += 750
  expect((await ask('/api/fgts/proposal')).status).toBe(503)
  time.now += 1_300
  end()
  expect((await first).status).toBe(503)
  expect(atWork.map(({ path }) => path)).not.toContain('/api/fgts/proposal')
})

test('drops a client that leaves the queue, and lets others work while a request waits for an outsider', async () => {
  const { ask, fill, arrivals, atWork, departures, time } = await busyServer()
  await fill()
  const leaving = new AbortController()
  void ask('/api/left', { signal: leaving.signal }).catch(() => undefined)
  await eventually('it to be in line', () => arrivals.includes('/api/left'))
  leaving.abort()
  await eventually('its leaving to be seen', () => departures.includes('/api/left'))
  time.now += 1_001
  await eventually('another to be at work', () => {
    void ask('/api/stays').catch(() => undefined)
    return atWork.some(({ path }) => path === '/api/stays')
  })
  expect(atWork.map(({ path }) => path)).not.toContain('/api/left')
})

const requestOf = () => {
  const request = Object.assign(new IncomingMessage(new Socket()), { url: '/api/fgts/balance' })
  return [request, new ServerResponse(request)] as const
}

test('refuses a burst over several turns of the event loop, but at most 256 at once when they are late', async () => {
  let [refused, now] = [0, 0]
  const { handle } = createLoadShedder({
    isDatabaseBusy: () => true,
    serve: () => {},
    refuse: () => {
      refused += 1
    },
    clock: () => now,
  })
  for (let count = 0; count < MORE_THAN_WAIT; count += 1) handle(...requestOf())
  const refusedInTurn = async () => {
    const before = refused
    await turn()
    return refused - before
  }
  expect(await refusedInTurn()).toBe(64)
  now += 26
  expect(await refusedInTurn()).toBe(256)
  await eventually('all to be refused', async () => (await refusedInTurn()) === 0)
  expect(refused).toBeGreaterThan(MORE_THAN_WAIT / 2)
})

test('begins few requests from rest, and more only while they wait for an outsider', async () => {
  const begun: ServerResponse[] = []
  const { handle } = createLoadShedder({
    isDatabaseBusy: () => false,
    serve: (_request, response) => begun.push(response),
    refuse: () => {},
    // If time passed, requests of a second ago would no longer count.
    clock: () => 0,
  })
  for (let count = 0; count < 120; count += 1) handle(...requestOf())
  expect(begun).toHaveLength(64)
  await eventually('the others to begin', () => begun.length === 120)
})
