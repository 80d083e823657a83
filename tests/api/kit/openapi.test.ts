import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ALL_CONTRACTS } from '#lib/contracts/all-contracts.ts'
import type { PublishedContract } from '#lib/contracts/contract.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
// biome-ignore lint/suspicious/noExplicitAny: the document is read as any program would
let document: any

beforeAll(async () => {
  harness = await startHarness({ worker: false })
  document = (await harness.api('/openapi.json', { token: null })).body
})
afterAll(() => harness.stop())

const UNKNOWN = '0199a3b2-7c00-7000-8000-00000000dead'
const PLACES: Record<string, string> = { documentNumber: '52998224725', code: 'aurora' }

const callAsDocumented = (contract: PublishedContract) => {
  const path = contract.path.replace(/\{(\w+)\}/g, (_, name: string) => PLACES[name] ?? UNKNOWN)
  const query = new URLSearchParams(contract.examples.query).toString()
  const form = new FormData()
  form.set('type', 'identification_front')
  return harness.api(query ? `${path}?${query}` : path, {
    method: contract.method,
    ...(contract.bodyType === 'multipart' ? { raw: form } : {}),
    ...(contract.bodyType !== 'multipart' && contract.method !== 'GET'
      ? { body: contract.examples.request ?? {} }
      : {}),
  })
}

describe('GET /openapi.json', () => {
  test('describes every contract and nothing else, as OpenAPI 3.1', () => {
    expect(document.openapi).toMatch(/^3\.1\./)
    const operations = Object.entries<object>(document.paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(operations.sort()).toEqual(
      ALL_CONTRACTS.map((contract) => `${contract.method} ${contract.path}`).sort(),
    )
  })

  test('describes every webhook event', () => {
    expect(Object.keys(document.webhooks).sort()).toEqual([
      'balance.status.received.fail',
      'balance.status.received.success',
      'private.consignment.consult.updated',
      'private.consignment.operation.created',
      'private.consignment.operation.updated',
      'proposal.status.update',
      'webhook.registered',
      'webhook.test',
    ])
  })

  test('documents the idempotency key on every write and on no other call', () => {
    const keyed = ALL_CONTRACTS.filter(({ path, method }) =>
      document.paths[path][method.toLowerCase()].parameters?.some(
        ({ $ref }: { $ref?: string }) => $ref === '#/components/parameters/Idempotency-Key',
      ),
    )
    expect(keyed.map(({ name }) => name)).toEqual(
      ALL_CONTRACTS.filter(({ access, method }) => access.kind === 'scope' && method !== 'GET').map(
        ({ name }) => name,
      ),
    )
  })

  test('resolves every reference it makes', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(
      (match) => match[1] ?? '',
    )
    for (const reference of references) {
      const target = reference.split('/').reduce((node, part) => node?.[part.replace(/~1/g, '/')], document)
      expect(target, reference).toBeDefined()
    }
  })

  test.each(ALL_CONTRACTS.map((contract) => [`${contract.method} ${contract.path}`, contract] as const))(
    'answers the example of %s with a documented status, shape and code',
    async (_address, contract) => {
      const answer = await callAsDocumented(contract)
      const documented = document.paths[contract.path][contract.method.toLowerCase()].responses
      expect(Object.keys(documented)).toContain(String(answer.status))
      if (answer.status < 300) {
        expect(contract.response.safeParse(answer.body).error?.issues ?? []).toEqual([])
      } else if (answer.body.code) {
        const examples = documented[String(answer.status)].content['application/problem+json'].examples
        expect(Object.keys(examples)).toContain(answer.body.code)
      }
    },
  )

  test.each(
    ALL_CONTRACTS.filter(({ body, bodyType }) => body && bodyType === undefined).map(
      (contract) => [`${contract.method} ${contract.path}`, contract] as const,
    ),
  )('documents the rejection of an unreadable body of %s', async (_address, contract) => {
    const path = contract.path.replace(/\{(\w+)\}/g, (_, name: string) => PLACES[name] ?? UNKNOWN)
    const { responses } = document.paths[contract.path][contract.method.toLowerCase()]
    for (const type of ['application/json', 'text/plain']) {
      const headers = { 'content-type': type }
      const answer = await harness.api(path, { method: contract.method, raw: '{', headers })
      expect([400, 415]).toContain(answer.status)
      expect(responses[answer.status]?.content['application/problem+json'].examples).toHaveProperty(
        answer.body.code,
      )
    }
  })
})
