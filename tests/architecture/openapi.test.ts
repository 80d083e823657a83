import { Webhook } from 'standardwebhooks'
import { describe, expect, test } from 'vitest'
import { ALL_CONTRACTS } from '#lib/contracts/all-contracts.ts'
import { SIGNATURE_EXAMPLE } from '#lib/contracts/events/signature-example.ts'
import { apiDocument } from '#lib/http/describe-api.ts'
import { PROPERTY_WORDS } from '#lib/http/openapi/property-words.ts'
import { readWireDocument } from '#tests/support/checks/wire-document.ts'

// biome-ignore lint/suspicious/noExplicitAny: the document is read as any program would
type Node = any

const document: Node = apiDocument('https://origination.example')
const wire = readWireDocument(document)

/** Yields every object below a node with its path, excluding the contents of examples. */
const nodesOf = function* (node: Node, place: string[] = []): Generator<{ node: Node; place: string[] }> {
  if (typeof node !== 'object' || node === null) return
  yield { node, place }
  for (const [name, child] of Object.entries(node)) {
    if (name !== 'example' && name !== 'examples') yield* nodesOf(child, [...place, name])
  }
}
const nodes = [...nodesOf(document)]
const pointerOf = (place: readonly string[]) => place.join('/')

const operations = [
  ...Object.entries<Node>(document.paths).map(([path, item]) => ['paths', path, item] as const),
  ...Object.entries<Node>(document.webhooks).map(([type, item]) => ['webhooks', type, item] as const),
].flatMap(([root, name, item]) =>
  Object.keys(item).map((method) => ({ place: [root, name, method], operation: item[method] })),
)

const media = operations.flatMap(({ place, operation }) => [
  ...Object.keys(operation.requestBody?.content ?? {}).map((type) => ({
    place: [...place, 'requestBody', 'content', type],
    type,
    body: operation.requestBody.content[type],
  })),
  ...Object.entries<Node>(operation.responses).flatMap(([status, { content = {} }]) =>
    Object.keys(content).map((type) => ({
      place: [...place, 'responses', status, 'content', type],
      type,
      body: content[type],
    })),
  ),
])

describe('the OpenAPI document', () => {
  test('describes every parameter, header, property, component, answer and group', () => {
    const silent = nodes.filter(({ node, place }) => {
      const within = place.at(-2)
      const isDescribed =
        ('in' in node && 'schema' in node) ||
        within === 'properties' ||
        (within === 'headers' && place.at(-3) !== 'properties') ||
        within === 'responses' ||
        within === 'securitySchemes'
      return isDescribed && node.$ref === undefined && !node.description
    })
    expect(silent.map(({ place }) => pointerOf(place))).toEqual([])
    expect(document.tags.every(({ description }: Node) => description)).toBe(true)
    const used = new Set(operations.flatMap(({ operation }) => operation.tags))
    expect(new Set(document.tags.map(({ name }: Node) => name))).toEqual(used)
  })

  test('has no unused property description', () => {
    const propertyNames = new Set(
      nodes
        .filter(({ place }) => place.at(-2) === 'properties')
        .filter(({ node, place }) => node.description?.startsWith(PROPERTY_WORDS[place.at(-1) ?? '']))
        .map(({ place }) => place.at(-1)),
    )
    expect(Object.keys(PROPERTY_WORDS).filter((name) => !propertyNames.has(name))).toEqual([])
  })

  test('names every shape of a body, once for both directions', () => {
    const inline = media.filter(
      ({ body: { schema } }) =>
        schema.$ref === undefined && (schema.properties || schema.oneOf || schema.anyOf),
    )
    expect(inline.map(({ place }) => pointerOf(place))).toEqual([])
    const names = Object.keys(document.components.schemas)
    expect(names.filter((name) => name.endsWith('Output'))).toEqual([])
    expect(names).toEqual(
      expect.arrayContaining([
        'Proposal',
        'Balance',
        'Simulation',
        'Consult',
        'Operation',
        'Problem',
        'FieldError',
        'Pages',
      ]),
    )
  })

  test('has no dangling reference and no unused component', () => {
    const text = JSON.stringify(document)
    const references = new Set([...text.matchAll(/"\$ref":"([^"]+)"/g)].map((match) => match[1] ?? ''))
    expect([...references].filter(($ref) => wire.resolved({ $ref }) === undefined)).toEqual([])
    const components = ['schemas', 'parameters', 'headers', 'examples'].flatMap((kind) =>
      Object.keys(document.components[kind]).map((name) => `#/components/${kind}/${name}`),
    )
    expect(components.filter((component) => !references.has(component))).toEqual([])
  })

  test('has an example for every body, in its own shape', () => {
    const wrong = media.flatMap(({ place, type, body }) => {
      if (
        !type.endsWith('json') &&
        type !== 'application/x-www-form-urlencoded' &&
        type !== 'multipart/form-data'
      )
        return []
      const values = Object.values<Node>(body.examples ?? {}).map((example) => wire.resolved(example).value)
      if ('example' in body) values.push(body.example)
      if (values.length === 0 && body.schema.format !== 'binary') return [`${pointerOf(place)}: none`]
      return values
        .flatMap((value) => wire.breaches([...place, 'schema'], value))
        .map((breach) => `${pointerOf(place)}: ${breach}`)
    })
    expect(wrong).toEqual([])
  })

  test('gives parameters and fields examples in their own shape', () => {
    const wrong = nodes.flatMap(({ node, place }) => {
      const values = Array.isArray(node.examples)
        ? node.examples
        : 'example' in node && 'in' in node
          ? [node.example]
          : []
      const schema = 'in' in node ? [...place, 'schema'] : place
      return values.flatMap((value: unknown) =>
        wire.breaches(schema, value).map((breach) => `${pointerOf(place)}: ${breach}`),
      )
    })
    expect(wrong).toEqual([])
  })

  test('states only deliberate bounds, never the largest safe integer', () => {
    const bounds = nodes.filter(({ node }) => Math.abs(node.maximum ?? 0) >= Number.MAX_SAFE_INTEGER)
    expect(bounds.map(({ place }) => pointerOf(place))).toEqual([])
  })

  test('opens every protected operation by its scope, in both flows of oauth2', () => {
    const { flows } = document.components.securitySchemes.oauth2
    expect(Object.keys(flows)).toEqual(['clientCredentials', 'password'])
    for (const contract of ALL_CONTRACTS) {
      const { security } = document.paths[contract.path][contract.method.toLowerCase()]
      const scopes = security.flatMap(({ oauth2 = [] }: { oauth2?: string[] }) => oauth2)
      expect(scopes.every((scope: string) => scope in flows.password.scopes)).toBe(true)
      const { access } = contract
      if (access.kind === 'public') expect(scopes).toEqual([])
      if (access.kind !== 'scope' || access.scope === 'any') continue
      expect(scopes).toEqual(contract.method === 'GET' ? [access.scope, 'read'] : [access.scope])
    }
  })

  test('shows the signature that an independent library computes for the same message', () => {
    const { secret, id, timestamp, body, signature } = SIGNATURE_EXAMPLE
    expect(new Webhook(secret).sign(id, new Date(Number(timestamp) * 1000), body)).toBe(signature)
    const { description } = document.tags.find(({ name }: Node) => name === 'Eventos')
    for (const part of [secret, id, timestamp, body, signature]) expect(description).toContain(part)
  })
})

describe('the query of every list', () => {
  const parameters = operations.flatMap(({ place, operation }) =>
    (operation.parameters ?? [])
      .filter((parameter: Node) => parameter.in === 'query')
      .map((parameter: Node) => ({ place: place.join(' '), ...parameter })),
  )
  const parametersNamed = (name: string) => parameters.filter((parameter: Node) => parameter.name === name)

  test('states the largest and the default number of rows', () => {
    expect(parametersNamed('limit').length).toBeGreaterThan(3)
    for (const { place, schema } of parametersNamed('limit'))
      expect(schema, place).toMatchObject({ default: expect.any(Number), maximum: expect.any(Number) })
  })

  test('states the possible statuses', () => {
    expect(parametersNamed('status').length).toBeGreaterThan(3)
    for (const { place, schema } of parametersNamed('status'))
      expect(schema.enum ?? schema.pattern, place).toBeDefined()
  })
})
