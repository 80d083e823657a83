import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type OlderState, ROUTES } from './routes.ts'
import { signed } from './state.ts'

export const OLDER_USER = 'robo@parceira.example'
export const OLDER_PASSWORD = 'senha-do-robo'

const TOKEN = 'a-token-of-the-older-service'

/**
 * Starts a service of the kind that implements our contract only in part: token by password, no ids of
 * queries, amounts as text or with a float tail, refusals as free text with any status, and its own words for
 * statuses. Each read of a record brings it one step further.
 */
export const startOlderService = async () => {
  const state: OlderState = {
    questions: new Map(),
    consults: new Map(),
    simulations: new Map(),
    proposals: new Map(),
    webhooks: new Map(),
  }
  const server = createServer((request, response) => {
    void answer(request).then(({ status, body }) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const answer = async (request: IncomingMessage) => {
    const url = new URL(request.url ?? '/', origin)
    const path = url.pathname.replace(/^\/api/, '')
    const text = await textOf(request)
    if (path === '/oauth/token') return grant(new URLSearchParams(text))
    if (request.headers.authorization !== `Bearer ${TOKEN}`) return { status: 401, body: {} }
    for (const [method, pattern, handle] of ROUTES) {
      const found = method === request.method ? pattern.exec(path) : null
      if (!found) continue
      const body = text.startsWith('{') ? JSON.parse(text) : {}
      return await handle({ state, match: found.slice(1), query: url.searchParams, body, origin })
    }
    return { status: 404, body: { error: 'rota inexistente' } }
  }

  return {
    origin,
    proposals: state.proposals,
    webhooks: state.webhooks,
    sign: (id: string) => {
      const proposal = state.proposals.get(id)
      if (!proposal) throw new Error(`there is no proposal ${id}`)
      signed(proposal)
    },
    /** Sends an event without a signature to the receiver that was registered for its kind. */
    announce: (kind: string, event: object) =>
      fetch(state.webhooks.get(kind) ?? '', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(event),
      }),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

export type OlderService = Awaited<ReturnType<typeof startOlderService>>

const textOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}

const grant = (form: URLSearchParams) => {
  const isKnown =
    form.get('grant_type') === 'password' &&
    form.get('username') === OLDER_USER &&
    form.get('password') === OLDER_PASSWORD
  return isKnown
    ? { status: 200, body: { access_token: TOKEN, expires_in: '3600' } }
    : { status: 401, body: { error: 'invalid_grant' } }
}
