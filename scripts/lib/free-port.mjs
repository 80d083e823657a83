import { createServer } from 'node:net'

/**
 * Binds and releases a port: the port when it was free, undefined when it was not. Port 0 takes any free one.
 * @param {number} port
 * @param {string} host
 * @returns {Promise<number | undefined>}
 */
export const probePort = (port, host = '127.0.0.1') =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(undefined))
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address()
      server.close(() => resolve(address && typeof address === 'object' ? address.port : undefined))
    })
  })

/** A port that nobody listens on at this moment. */
export const freePort = async () => {
  const port = await probePort(0)
  if (port === undefined) throw new Error('this machine has no free port on 127.0.0.1')
  return port
}
