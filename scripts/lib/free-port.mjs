import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below the ephemeral range (Linux: from 32768), so that no outgoing connection takes the port first. */
const FREE_PORTS = { from: 20_000, to: 32_000 }
const MOST_TRIES = 100

/** @param {number} port @param {string} host @returns {Promise<number | undefined>} */
export const probePort = (port, host = '127.0.0.1') =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(undefined))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(port)))
  })

/** @throws when no port is free */
export const freePort = async () => {
  for (let attempt = 0; attempt < MOST_TRIES; attempt += 1) {
    const port = await probePort(randomInt(FREE_PORTS.from, FREE_PORTS.to))
    if (port !== undefined) return port
  }
  throw new Error('this machine has no free port on 127.0.0.1')
}
