import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkAnswer } from '#tests/support/checks/check-answer.ts'
import { eventually } from '#tests/support/checks/eventually.ts'
import { readWireDocument } from '#tests/support/checks/wire-document.ts'
import { type ReceivedRequest, startReceiver } from './receiver.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'
import { TEST_ENVIRONMENT } from './test-environment.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests read answers whose shape they are about to assert
export type ApiAnswer = { status: number; headers: Headers; text: string; body: any }

type CallOptions = {
  method?: string
  body?: unknown
  token?: string | null
  headers?: Record<string, string>
  raw?: string | FormData
}

type HarnessOptions = {
  worker?: boolean
  settings?: (databaseUrl: string) => Promise<Record<string, string>> | Record<string, string>
}

/**
 * Serves the endpoints in this process over real HTTP, so that tests can move the clock. Every response and
 * webhook is checked against the OpenAPI document: a wrong response throws at its call, a wrong webhook at
 * `stop`. The endpoints and the document are loaded at first use, because many tests call services only.
 */
export const startHarness = async (options: HarnessOptions = {}) => {
  const database = await createTestDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'origination-test-'))
  const { server, origin } = await startServer()
  Object.assign(process.env, TEST_ENVIRONMENT, {
    DATABASE_URL: database.servingUrl,
    ORIGIN: origin,
    PORT: new URL(origin).port,
    NEXTAUTH_URL: origin,
    DATA_DIR: dataDir,
    ...(await options.settings?.(database.servingUrl)),
  })

  // Imported late, because these modules read the environment at first use.
  const { closePool } = await import('#db/pool.ts')
  const clock = await import('#lib/config/clock.ts')
  const wire = once(async () => {
    const { apiDocument } = await import('#lib/http/describe-api.ts')
    return readWireDocument(apiDocument(origin))
  })
  answerApi(server, origin)
  const worker =
    options.worker === false ? undefined : await (await import('#lib/jobs/worker.ts')).startWorker()
  const { api, token, forgetTokens } = callerOf(origin, wire)

  /** Moves the clock forward, starts the jobs due by then, and drops cached tokens. */
  const travel = async (ms: number) => {
    if (worker) await untilAttemptsEnd(database, clock.now())
    clock.setClockShift(clock.clockShift() + ms)
    forgetTokens()
    await database.owner`update graphile_worker._private_jobs set run_at = run_at - ${`${ms} milliseconds`}::interval where run_at > pg_catalog.now()`
    await database.owner`select pg_notify('jobs:insert', '{"count":1}')`
  }

  const demoOrganizationId = async () =>
    String((await database.owner`select id from organizations where name = 'Demo'`)[0]?.id)

  const receivers: Awaited<ReturnType<typeof startReceiver>>[] = []
  return {
    origin,
    database,
    api,
    token,
    travel,
    demoOrganizationId,
    receiver: async () => {
      const receiver = await startReceiver()
      receivers.push(receiver)
      return receiver
    },
    wire,
    stop: async () => {
      const messages = receivers.flatMap(({ received }) => received)
      const breaches = await breachesOf(messages, wire)
      await worker?.stop()
      for (const receiver of receivers) await receiver.stop()
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
      await closePool()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
      if (breaches.length > 0) throw new Error(`messages are not as described: ${breaches.join('; ')}`)
    },
  }
}

export type Harness = Awaited<ReturnType<typeof startHarness>>

type Wire = () => Promise<ReturnType<typeof readWireDocument>>

const breachesOf = async (messages: readonly ReceivedRequest[], wire: Wire) => {
  if (messages.length === 0) return []
  const { breachesOfMessage } = await wire()
  return messages.flatMap(({ headers, body }) => breachesOfMessage(headers, body))
}

/**
 * Waits until running attempts have ended. Otherwise their dispatcher would look dead after time travel, and
 * the deliveries would be attempted twice.
 */
const untilAttemptsEnd = ({ owner }: TestDatabase, at: Date) =>
  eventually(
    'the attempts under way to end',
    async () =>
      (await owner`select 1 from webhook_queue where is_fresh and due_at > ${at} limit 1`).length === 0,
    5_000,
  ).catch(() => undefined)

const startServer = async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

const answerApi = (server: Server, origin: string) => {
  const loaded = once(async () => {
    const { createApiHandler, apiPathOf } = await import('#lib/server/api-handler.ts')
    const { lacksApiPrefix } = await import('#lib/server/lacks-api-prefix.ts')
    const folder = join(process.cwd(), 'app', 'api')
    const { handle } = await createApiHandler({ folder, origin, importsFirst: false })
    return { apiPathOf, lacksApiPrefix, handle }
  })
  server.on('request', async (request, response) => {
    const { apiPathOf, lacksApiPrefix, handle } = await loaded()
    const apiPath = apiPathOf(request.url ?? '/')
    if (apiPath === undefined && !lacksApiPrefix(request)) response.writeHead(404).end()
    else void handle(request, response, apiPath)
  })
}

const once = <T>(load: () => Promise<T>) => {
  let loading: Promise<T> | undefined
  return () => {
    loading ??= load()
    return loading
  }
}

const callerOf = (origin: string, wire: Wire) => {
  const tokens = new Map<string, string>()

  const api = async (path: string, call: CallOptions = {}): Promise<ApiAnswer> => {
    const headers: Record<string, string> = { ...call.headers }
    const bearer = call.token === undefined ? await token() : call.token
    if (bearer) headers.authorization = `Bearer ${bearer}`
    if (call.body !== undefined) headers['content-type'] ??= 'application/json'
    const body = call.raw ?? (call.body === undefined ? undefined : JSON.stringify(call.body))
    const method = call.method ?? (body === undefined ? 'GET' : 'POST')
    const response = await fetch(`${origin}/api${path}`, { method, headers, body, redirect: 'manual' })
    const text = await response.text()
    const answer = {
      status: response.status,
      headers: response.headers,
      text,
      body: text === '' ? undefined : parsedOr(text),
    }
    const contentType = response.headers.get('content-type') ?? ''
    const masked = headers.cookie !== undefined
    checkAnswer({ method, path, status: answer.status, contentType, body: answer.body, masked })
    // Skipped for session cookies: people get masked customer data, but the document describes unmasked data.
    const breaches = headers.cookie ? [] : (await wire()).breachesOfAnswer(method, path, answer)
    if (breaches.length > 0) throw new Error(`${method} ${path} is not as described: ${breaches.join('; ')}`)
    return answer
  }

  const token = async (scope = ''): Promise<string> => {
    const cached = tokens.get(scope)
    if (cached) return cached
    const credentials = { client_id: 'demo-app', client_secret: 'demo-app-secret' }
    const answer = await api('/oauth/token', {
      token: null,
      body: { grant_type: 'client_credentials', ...credentials, ...(scope && { scope }) },
    })
    if (answer.status !== 200) throw new Error(`no token: ${answer.text}`)
    tokens.set(scope, answer.body.access_token)
    return answer.body.access_token
  }

  return { api, token, forgetTokens: () => tokens.clear() }
}

const parsedOr = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
