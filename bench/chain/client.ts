import { setTimeout as pause } from 'node:timers/promises'
import { demoTokenAt } from '../demo-token.ts'

// biome-ignore lint/suspicious/noExplicitAny: bodies of our own contract, of which a few members are read
export type Body = any

export type Place = {
  /** The institution's provider code at this installation. */
  provider: string
  call: (path: string, body?: object) => Promise<{ body: Body; headers: Headers }>
  until: (path: string, statuses: readonly string[]) => Promise<Body>
}

const POLL_MS = 20
const LIMIT_MS = 120_000

export const placeAt = async (base: string, provider: string): Promise<Place> => {
  const token = await demoTokenAt(base)
  const call: Place['call'] = async (path, body) => {
    const response = await fetch(`${base}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text.slice(0, 400)}`)
    return { body: text === '' ? null : JSON.parse(text), headers: response.headers }
  }
  const until: Place['until'] = async (path, statuses) => {
    const endsAt = performance.now() + LIMIT_MS
    for (;;) {
      const { body } = await call(path)
      if (statuses.includes(body.status)) return body
      if (performance.now() > endsAt) throw new Error(`${path} stayed in ${body.status}`)
      await pause(POLL_MS)
    }
  }
  return { provider, call, until }
}
