import { readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerPreparing, answerProgress } from '#lib/server/answer-preparing.ts'
import { reportOfBuild, type ScreensProgress, trackProgress } from '#lib/server/screens-progress.ts'
import { serveShortReference } from '#lib/server/serve-short-reference.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

const PERSON = { Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' }
const ENGLISH = { ...PERSON, 'Accept-Language': 'en-US,en;q=0.9' }

const expectedMs = { compile: 20_000, pages: 6_000, compress: 3_000 }
let phase: 'compile' | 'pages' = 'compile'
let progressAt: ((at: Date) => ScreensProgress) | undefined = trackProgress((at) =>
  reportOfBuild({ phase, phaseStartedAt: at.getTime() - 10_000, expectedMs }),
)

const server = createServer((request, response) => {
  if (answerProgress(request, response, progressAt)) return
  if (!progressAt) response.end('a screen')
  else if (!serveShortReference(request, response)) answerPreparing(request, response, progressAt)
})
let harness: Harness
let origin: string
beforeAll(async () => {
  harness = await startHarness({ worker: false, settings: () => ({ METRICS_PORT: '9464' }) })
  // Opens the connection to the database, as the check at the start of the server does.
  await harness.api('/health')
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
  await harness.stop()
})

const open = async (path: string, headers: Record<string, string> = PERSON, method = 'GET') => {
  const answer = await fetch(`${origin}${path}`, { headers, method })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

test('answers people with a page and programs with a problem, both with a time to try again', async () => {
  const page = await open('/login')
  expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8'])
  expect(page.headers.get('cache-control')).toBe('no-store')
  for (const path of ['/login', '/api/auth/session', '/_next/static/chunks/main.js']) {
    const answer = await open(path, { Accept: '*/*' })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([503, 'application/problem+json'])
    expect(JSON.parse(answer.text)).toMatchObject({ code: 'service_unavailable', retryable: true })
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThanOrEqual(2)
  }
  expect(Number(page.headers.get('retry-after'))).toBeGreaterThanOrEqual(2)
  expect((await open('/api/auth/signin')).headers.get('content-type')).toBe('application/problem+json')
})

test('shows the name of the product, the progress, and what is ready with its addresses', async () => {
  const { text } = await open('/login')
  expect(text).toContain('<html lang="pt-BR">')
  expect(text).toContain('<title>As telas estão sendo preparadas · Originação de crédito</title>')
  expect(text).toMatch(
    /role="progressbar"[^>]+aria-valuenow="32" aria-valuetext="32%, Etapa 1 de 4: construindo/,
  )
  const links = [...text.matchAll(/<a href="([^"]+)"/g)].map(([, link]) => link)
  expect(links).toEqual(['/openapi.json', '/docs', '/health', 'http://localhost:9464/metrics'])
  expect(text).toContain(`<code>${harness.origin}/api</code>`)
  expect(text.match(/data-ready="true">no ar/g)).toHaveLength(4)
})

test('runs its script under the policy of its own nonce and reloads only without scripts', async () => {
  const [one, other] = [await open('/login'), await open('/login')]
  const policies = [one, other].map(({ headers }) => headers.get('content-security-policy') ?? '')
  const nonces = policies.map((policy) => /script-src 'nonce-([^']+)'/.exec(policy)?.[1])
  expect(one.text).toContain(`<script nonce="${nonces[0]}"`)
  expect(nonces[0]).not.toBe(nonces[1])
  expect(policies[0]).toContain("default-src 'none'")
  expect(one.text.match(/http-equiv="refresh"/g)).toHaveLength(1)
  expect(one.text).toContain('<noscript><meta http-equiv="refresh" content="15"></noscript>')
})

test('speaks the language that was chosen, else that of the browser, in the chosen theme', async () => {
  expect((await open('/fgts', ENGLISH)).text).toContain('The screens are being prepared · Credit origination')
  const chosen = await open('/fgts', { ...ENGLISH, Cookie: 'theme=dark; language=pt-BR' })
  expect(chosen.text).toContain('<html lang="pt-BR" data-theme="dark">')
  const english = await open('/fgts', { ...PERSON, Cookie: 'language=en' })
  expect(english.text).toContain('<html lang="en">')
  expect(english.text).toContain('Step 1 of 4: building the screens')
})

test('tells customers in their words, without what only programs use', async () => {
  for (const folder of readdirSync('app/(customer)')) {
    const { text } = await open(`/${folder}/some-token?from=mail`)
    expect(text, folder).toContain('Seu link continua valendo')
    expect(text, folder).toContain('role="progressbar"')
    expect(text, folder).not.toMatch(/openapi|metrics|já funciona/)
  }
})

test('never sends a form twice by itself', async () => {
  expect((await open('/login', PERSON, 'POST')).text).toMatch(/<script [^>]+ data-post>/)
  expect((await open('/login')).text).not.toMatch(/<script [^>]+ data-post>/)
})

test('serves a short API reference with a sample of every operation before the screens are built', async () => {
  const page = await open('/docs')
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  const { paths } = (await harness.api('/openapi.json', { token: null })).body
  for (const [path, item] of Object.entries<object>(paths))
    for (const method of Object.keys(item))
      expect(page.text).toContain(`<code>${method.toUpperCase()} ${path}</code>`)
  expect(page.text).toContain('-H &quot;Authorization: Bearer $TOKEN&quot;')
  expect(page.text).not.toContain('<script')
  expect((await open('/docs/operations/createToken', ENGLISH)).text).toContain('<h1>API reference</h1>')
  expect((await open('/docs', PERSON, 'POST')).status).toBe(405)
  expect((await open('/docs', PERSON, 'HEAD')).text).toBe('')
  expect((await open('/docsy')).status).toBe(503)
})

test('follows the build in place until the page can be opened', async () => {
  const read = async () => JSON.parse((await open('/preparing', { Accept: '*/*' })).text)
  expect(await read()).toMatchObject({
    ready: false,
    percent: 32,
    stage: 'Etapa 1 de 4: construindo as telas',
    parts: [
      { id: 'api', isReady: true, state: 'no ar' },
      { id: 'reference', isReady: true },
      { id: 'health', isReady: true },
      { id: 'metrics', isReady: true },
    ],
  })
  phase = 'pages'
  const next = await read()
  expect(next.stage).toBe('Etapa 2 de 4: montando as páginas')
  expect(next.percent).toBeGreaterThan(80)
  phase = 'compile'
  expect((await read()).percent).toBeGreaterThanOrEqual(next.percent)
  progressAt = undefined
  expect(await read()).toEqual({ ready: true, percent: 100, stage: 'Pronto', parts: [] })
  expect((await open('/login')).text).toBe('a screen')
})
