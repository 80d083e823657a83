import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { createListeners } from '#lib/server/listeners.ts'

const CONNECTIONS = 64
const sockets: Socket[] = []
let close = async () => {}
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await close()
})

const listening = async () => {
  const inFlight: ServerResponse[] = []
  const server = createServer((_request, response) => inFlight.push(response))
  const listeners = createListeners(server)
  await listeners.listen({ port: 0, host: '127.0.0.1', backlog: 4096 })
  close = listeners.close
  return { server, listeners, inFlight, port: (server.address() as AddressInfo).port }
}

test.runIf(process.platform === 'linux')(
  'accepts several connections in one turn of the event loop',
  async () => {
    const { server, port } = await listening()
    let accepted = 0
    server.on('connection', () => {
      accepted += 1
    })
    for (let count = 0; count < CONNECTIONS; count += 1)
      sockets.push(connect({ port, host: '127.0.0.1' }).on('error', () => {}))
    let most = 0
    while (accepted < CONNECTIONS) {
      const before = accepted
      await nextTurn()
      most = Math.max(most, accepted - before)
    }
    expect(most).toBeGreaterThan(1)
  },
)

test('rejects a port that another process listens on', async () => {
  const { port } = await listening()
  const other = createListeners(createServer())
  await expect(other.listen({ port, host: '127.0.0.1' })).rejects.toMatchObject({ code: 'EADDRINUSE' })
})

test('closes when the last request on every socket is answered', async () => {
  const { port, listeners, inFlight } = await listening()
  let closed = 0
  for (let count = 0; count < 16; count += 1) {
    const socket = connect({ port, host: '127.0.0.1' })
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
    socket.once('close', () => {
      closed += 1
    })
    sockets.push(socket.resume())
  }
  while (inFlight.length < sockets.length) await nextTurn()
  let isClosed = false
  const closing = listeners.close().then(() => {
    isClosed = true
  })
  for (const response of inFlight.splice(0, 15)) response.setHeader('Connection', 'close').end('served')
  while (closed < 15) await nextTurn()
  expect(isClosed).toBe(false)
  inFlight[0]?.setHeader('Connection', 'close').end('served')
  await closing
})
