import { lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { Agent, buildConnector } from 'undici'
import { isAddressAllowed } from './guard-address.ts'
import { hostOf } from './guard-url.ts'

export const BLOCKED_ADDRESS = 'BLOCKED_ADDRESS'

const CONNECT_TIMEOUT_MS = 10_000

const blocked = () => Object.assign(new Error('blocked address'), { code: BLOCKED_ADDRESS })

/** Refuses a name if any of its addresses is forbidden, because a connection could use that address. */
const guardedLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const first = addresses?.[0]
    if (error || !first) {
      callback(error ?? Object.assign(new Error('no address'), { code: 'ENOTFOUND' }), [])
    } else if (addresses.some(({ address }) => !isAddressAllowed(address, hostOf(hostname)))) {
      callback(blocked(), [])
    } else if (options.all) {
      callback(null, addresses)
    } else {
      callback(null, first.address, first.family)
    }
  })
}

const connectAnywhere = buildConnector({ lookup: guardedLookup, timeout: CONNECT_TIMEOUT_MS })

/** Checks IP literals before connecting, names when they resolve, and the address of the open socket. */
const guardedConnector: buildConnector.connector = (options, callback) => {
  const host = hostOf(options.hostname)
  if (isIP(host) !== 0 && !isAddressAllowed(host, host)) {
    callback(blocked(), null)
    return
  }
  connectAnywhere(options, (...[error, socket]) => {
    if (error) {
      callback(error, null)
    } else if (isAddressAllowed(socket.remoteAddress ?? '', host)) {
      callback(null, socket)
    } else {
      socket.destroy()
      callback(blocked(), null)
    }
  })
}

let agent: Agent | undefined

/** Returns the HTTP agent for URLs that organizations enter; it follows no redirects and uses no proxy. */
export const getGuardedAgent = (): Agent => {
  agent ??= new Agent({ connect: guardedConnector, keepAliveTimeout: 10_000, pipelining: 1 })
  return agent
}
