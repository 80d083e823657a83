import { setTimeout as sleep } from 'node:timers/promises'
import { freePort, probePort } from './free-port.mjs'
import { problem } from './output.mjs'

export const DEFAULT_PORT = 3000

/**
 * @param {string} host
 * @param {number} patienceMs how long to wait for a predecessor that is still stopping
 */
export const choosePort = async (host, patienceMs) => {
  const wanted = Number(process.env.PORT || DEFAULT_PORT)
  if (!Number.isInteger(wanted) || wanted < 0 || wanted > 65_535)
    throw problem(`PORT must be a port number, not "${process.env.PORT}".`)
  if (wanted === 0) return freePort()
  const deadline = performance.now() + patienceMs
  for (;;) {
    if (await probePort(wanted, host)) return wanted
    if (performance.now() > deadline) {
      throw problem(
        `Port ${wanted} is in use on ${host}. Stop the process that uses it, or choose another: PORT=${wanted + 1} npm start`,
      )
    }
    await sleep(200)
  }
}
