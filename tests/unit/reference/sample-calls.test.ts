import { spawnSync } from 'node:child_process'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { quickStartSamples } from '#lib/reference/samples/quick-start-samples.ts'
import { samplesOf } from '#lib/reference/samples/samples-of.ts'
import { referenceOperation } from '#tests/support/fixtures/reference-operations.ts'
import { type RecordingServer, runSample, startRecordingServer } from '#tests/support/fixtures/run-sample.ts'

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const ENV = { TOKEN: 'a-token', WEBHOOK_SECRET: SECRET }
const CREDENTIALS = { clientId: 'demo-app', clientSecret: 'demo-app-secret' }

const answers = (command: string, ...args: string[]) => spawnSync(command, args).status === 0

/** Languages whose programs can run on this machine. */
const LANGUAGES = [
  'typescript' as const,
  ...(answers('curl', '--version') && answers('openssl', 'version') ? (['curl'] as const) : []),
  ...(answers('python3', '-c', 'import requests') ? (['python'] as const) : []),
  ...(answers('php', '-r', 'exit(extension_loaded("curl") ? 0 : 1);') ? (['php'] as const) : []),
]

let server: RecordingServer
beforeAll(async () => {
  server = await startRecordingServer(({ url }) => ({
    headers: { 'x-balance-query-id': 'a-query' },
    body: url.endsWith('/oauth/token')
      ? { access_token: 'issued-token' }
      : url.includes('/queries/')
        ? { status: pending-- > 0 ? 'running' : 'success' }
        : { ok: true },
  }))
})
afterAll(() => server.stop())

let pending = 0

const callOf = async (id: string, language: (typeof LANGUAGES)[number]) => {
  server.calls.length = 0
  const code = samplesOf(referenceOperation(id), { base: `${server.origin}/api` })[language]
  const output = await runSample({ language, code, env: ENV, files: ['rg-frente.jpg'] })
  const [call, ...others] = server.calls
  if (!call || others.length > 0) throw new Error(`${server.calls.length} calls`)
  return { ...call, output }
}

describe.each(LANGUAGES)('a sample in %s', (language) => {
  test.each(['createFgtsProposal', 'createCltOperation', 'cancelFgtsProposal', 'updateWebhookEndpoint'])(
    'sends the body, the token and the method that the document describes for %s',
    async (id) => {
      const operation = referenceOperation(id)
      const call = await callOf(id, language)
      expect(call.method).toBe(operation.method)
      expect(call.headers.authorization).toBe('Bearer a-token')
      expect(call.headers['content-type']).toBe('application/json')
      expect(String(call.headers['idempotency-key']).length).toBeGreaterThan(15)
      expect(JSON.parse(call.body)).toEqual(operation.body?.media[0]?.example)
    },
  )

  test('reads a list by its query', async () => {
    const { method, url, output } = await callOf('listFgtsBalances', language)
    expect(method).toBe('GET')
    expect(new URL(url, server.origin).searchParams.get('search')).toBe('529.982.247-25')
    expect(output).toMatch(/ok/)
  })

  test('uploads a file', async () => {
    const { headers, body } = await callOf('uploadFgtsDocument', language)
    expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
    expect(body).toMatch(/name="type"\r\n[\s\S]*identification_front/)
    expect(body).toMatch(/name="file"; filename="rg-frente\.jpg"[\s\S]*content/)
  })

  test('signs what an institution reports so that an independent library accepts it', async () => {
    const { headers, body } = await callOf('receiveInstitutionEvent', language)
    expect(() => new Webhook(SECRET).verify(body, headers as Record<string, string>)).not.toThrow()
  })

  test('gets from a token to the result of a balance query', async () => {
    server.calls.length = 0
    pending = 1
    const base = `${server.origin}/api`
    const samples = quickStartSamples({
      base,
      cpf: '314.159.100-00',
      provider: 'aurora',
      credentials: CREDENTIALS,
    })
    const output = await runSample({ language, code: samples[language] })
    expect(output).toMatch(/success/)
    const [token, balance, ...polls] = server.calls
    expect(Object.fromEntries(new URLSearchParams(token?.body))).toEqual({
      grant_type: 'client_credentials',
      client_id: 'demo-app',
      client_secret: 'demo-app-secret',
    })
    expect(JSON.parse(balance?.body ?? '')).toEqual({ documentNumber: '314.159.100-00', provider: 'aurora' })
    expect(balance?.headers.authorization).toBe('Bearer issued-token')
    expect(polls.map(({ url }) => url)).toEqual([
      '/api/fgts/balance/queries/a-query',
      '/api/fgts/balance/queries/a-query',
    ])
  })
})
