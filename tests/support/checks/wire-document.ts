import type { ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

// biome-ignore lint/suspicious/noExplicitAny: the document is read as any program would
type Node = any

type WireResponse = { status: number; headers: Headers; body: unknown }

/** Headers that must be documented; other headers (Date, Connection …) need not be. */
const REPORTED =
  /^(x-request-id|x-balance-query-id|cache-control|ratelimit.*|retry-after|www-authenticate|idempotent-replayed|location|content-disposition|pragma|allow)$/

/**
 * Checks responses and webhooks against the document with a JSON Schema library instead of our own code.
 * Undocumented fields are rejected.
 */
export const readWireDocument = (document: Node) => {
  const breaches = checkerOf(document)
  const resolved = (node: Node): Node => resolvedIn(document, node)
  const pathOf = pathFinderOf(document)

  const breachesOfAnswer = (method: string, address: string, answer: WireResponse): string[] => {
    const path = pathOf(address)
    const verb = method.toLowerCase()
    const operation = path === undefined ? undefined : document.paths[path][verb]
    if (path === undefined || operation === undefined) return []
    // A path with an impossible segment (a NUL) does not reach the operation.
    if ((answer.body as Node)?.code === 'address_not_found') return []
    const response = operation.responses[answer.status]
    if (response === undefined)
      return [`status ${answer.status} is not described: ${JSON.stringify(answer.body)}`]
    const type = (answer.headers.get('content-type') ?? '').split(';')[0] ?? ''
    const content = response.content?.[type]
    if (content === undefined) return [`status ${answer.status} is not described as ${type}`]
    const schema = ['paths', path, verb, 'responses', String(answer.status), 'content', type, 'schema']
    return [
      ...(type.endsWith('json') && typeof answer.body !== 'string' ? breaches(schema, answer.body) : []),
      ...codeBreaches(document, content, answer.body),
      ...headerBreaches(document, response.headers ?? {}, answer.headers),
    ]
  }

  const breachesOfMessage = (headers: Record<string, unknown>, body: Node): string[] => {
    const operation = document.webhooks[body?.type]?.post
    if (operation === undefined) return [`${body?.type} is not described`]
    const parameters: Node[] = operation.parameters.map(resolved)
    return [
      ...breaches(
        ['webhooks', body.type, 'post', 'requestBody', 'content', 'application/json', 'schema'],
        body,
      ),
      ...parameters
        .filter(({ name, schema }) => !new RegExp(schema.pattern ?? '.').test(String(headers[name] ?? '')))
        .map(({ name }) => `header ${name} is missing or of another form`),
    ]
  }

  return { breaches, breachesOfAnswer, breachesOfMessage, pathOf, resolved }
}

const checkerOf = (document: Node) => {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false })
  addFormats.default(ajv)
  ajv.addSchema(withoutExtraProperties(document), 'document')
  const compiled = new Map<string, ValidateFunction>()
  return (place: readonly string[], value: unknown): string[] => {
    const reference = place.reduce((node: Node, part) => node?.[part], document)?.$ref
    const parts = place.map((part) => encodeURIComponent(part.replace(/~/g, '~0').replace(/\//g, '~1')))
    const $ref = `document${reference ?? `#/${parts.join('/')}`}`
    const validate = compiled.get($ref) ?? ajv.compile({ $ref })
    compiled.set($ref, validate)
    if (validate(value)) return []
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) => `${instancePath || '/'} ${message} ${JSON.stringify(params)}`,
    )
  }
}

const resolvedIn = (document: Node, node: Node): Node =>
  node?.$ref === undefined
    ? node
    : String(node.$ref)
        .slice(2)
        .split('/')
        .reduce(
          (node, part) => node?.[decodeURIComponent(part).replace(/~1/g, '/').replace(/~0/g, '~')],
          document,
        )

const pathFinderOf = (document: Node) => {
  const templates = Object.keys(document.paths).map((path) => ({
    path,
    pattern: new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
    fixed: path.replace(/\{\w+\}/g, '').length,
  }))
  return (address: string): string | undefined =>
    templates
      .filter(({ pattern }) => pattern.test(address.split('?')[0] ?? ''))
      .sort((one, other) => other.fixed - one.fixed)[0]?.path
}

const codeBreaches = (document: Node, content: Node, body: Node) => {
  const code = content.examples && (body?.code ?? body?.error)
  const examples = Object.values<Node>(content.examples ?? {}).map(
    (example) => resolvedIn(document, example).value,
  )
  return code === undefined || examples.some((value) => (value.code ?? value.error) === code)
    ? []
    : [`code ${code} is not described`]
}

const headerBreaches = (document: Node, documented: Node, headers: Headers) => {
  const names = Object.keys(documented).map((name) => name.toLowerCase())
  const missing = Object.entries<Node>(documented).filter(
    ([name, header]) => resolvedIn(document, header).required && !headers.has(name),
  )
  return [
    ...[...headers.keys()]
      .filter((name) => REPORTED.test(name) && !names.includes(name))
      .map((name) => `header ${name} is not described`),
    ...missing.map(([name]) => `header ${name} is missing`),
  ]
}

const withoutExtraProperties = (node: Node): Node => {
  if (Array.isArray(node)) return node.map(withoutExtraProperties)
  if (typeof node !== 'object' || node === null) return node
  const copy = Object.fromEntries(
    Object.entries(node).map(([name, value]) => [name, withoutExtraProperties(value)]),
  )
  const isShape =
    copy.type === 'object' && typeof copy.properties === 'object' && !('additionalProperties' in copy)
  return isShape ? { ...copy, additionalProperties: false } : copy
}
