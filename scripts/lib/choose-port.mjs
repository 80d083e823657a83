import { setTimeout as sleep } from 'node:timers/promises'
import { freePort, probePort } from './free-port.mjs'
import { problem } from './output.mjs'

export const DEFAULT_PORT = 3000

/** @param {string} host @param {number} patienceMs time that a predecessor gets to release the port */
export const choosePort = async (host, patienceMs) => {
  const port = Number(process.env.PORT || DEFAULT_PORT)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw problem(`PORT must be a port number, not "${process.env.PORT}".`)
  if (port === 0) return freePort()
  const deadline = performance.now() + patienceMs
  for (;;) {
    if (await probePort(port, host)) return port
    if (performance.now() > deadline) {
      throw problem(
        `Port ${port} is in use on ${host}. Stop the process that uses it, or choose another: PORT=${port + 1} npm start`,
      )
    }
    await sleep(200)
  }
}
