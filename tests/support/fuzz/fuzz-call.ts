import { signedHeaders } from '#tests/services/institutions/signed-report.ts'
import type { FuzzWorld } from './fuzz-world.ts'
import { hostileBody, hostileText } from './hostile.ts'
import { mutate } from './mutate.ts'
import type { Random } from './seeded-random.ts'
import { knownValue, valueOfSchema } from './value-of-schema.ts'

// biome-ignore lint/suspicious/noExplicitAny: the document is read as any program would
type Node = any

export type FuzzOperation = {
  method: string
  path: string
  operation: Node
  resolved: (node: Node) => Node
}

/** `intact` means that nothing was mutated on purpose. */
export type FuzzCall = {
  operationId: string
  intact: boolean
  method: string
  path: string
  token: string | null
  headers: Record<string, string>
  raw?: string | FormData
}

type Making = { random: Random; world: FuzzWorld; target: FuzzOperation; intact: boolean; row: number }

const ROWS = 12

export const fuzzCall = (random: Random, world: FuzzWorld, target: FuzzOperation): FuzzCall => {
  const making = { random, world, target, intact: random.chance(0.45), row: random.below(ROWS) }
  const { method, operation } = target
  const content = bodyOf(making)
  return {
    operationId: operation.operationId,
    intact: making.intact,
    method,
    path: addressOf(making),
    token: tokenOf(making),
    headers: { ...content.headers, ...headersOf(making) },
    ...(content.raw !== undefined && { raw: content.raw }),
  }
}

const isMutated = ({ random, intact }: Making, probability: number) => !intact && random.chance(probability)

const tokenOf = (making: Making): string | null => {
  const { random, world, target } = making
  if (target.operation.security?.length === 0) return null
  if (!isMutated(making, 0.15)) return world.tokens.whole
  const { narrow, foreign, whole } = world.tokens
  const cut = whole.slice(0, -random.below(whole.length))
  return random.pick([null, narrow, foreign, cut, `${whole}x`, 'x', 'a.b.c', `${whole.split('.')[0]}..`])
}

const addressOf = (making: Making): string => {
  const { random, world, target, row } = making
  const path = target.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = isMutated(making, 0.4) ? mutatedId(making) : pathValue(making, name)
    return encodeURIComponent(value.toWellFormed())
  })
  const query = new URLSearchParams()
  for (const parameter of target.operation.parameters.map(target.resolved)) {
    if (parameter.in !== 'query' || !(parameter.required || random.chance(0.35))) continue
    const maker = { random, resolved: target.resolved, knownValues: world.knownValues, row }
    const { name } = parameter
    const value = isMutated(making, 0.5)
      ? hostileText(random)
      : String(valueOfSchema(maker, parameter.schema, { name }))
    query.append(name, value)
    if (isMutated(making, 0.1)) query.append(name, hostileText(random))
  }
  return query.size === 0 ? path : `${path}?${query}`
}

const pathValue = ({ random, world, target, row }: Making, name: string): string => {
  const prefix = Object.keys(world.ids).find((start) => target.path.startsWith(start))
  const ids = world.ids[prefix ?? ''] ?? []
  if (name === 'id' && ids.length > 0) return random.pick(ids)
  if (name === 'documentNumber') return String(knownValue({ knownValues: world.knownValues, row }, name))
  return name === 'code' ? 'aurora' : NOWHERE
}

const NOWHERE = '0199a3b2-7c00-7000-8000-00000000dead'

// The HTTP client would resolve `.` and `..` before sending and so call another path.
const mutatedId = ({ random, world }: Making): string => {
  const text = random.pick([hostileText(random), world.foreign.consultId, NOWHERE, NOWHERE.toUpperCase()])
  return text === '' || /^\.+$/.test(text) ? 'x' : text
}

const headersOf = (making: Making): Record<string, string> => {
  const { random, target } = making
  const headers: Record<string, string> = {}
  if (random.chance(0.2))
    headers['accept-language'] = random.pick(['en', 'pt-BR', 'fr;q=9', '*', 'en;q=x,,;'])
  if (random.chance(0.2))
    headers['x-request-id'] = random.pick(['fuzz-1', '52998224725', '529.982.247-25', 'a b', 'x'.repeat(500)])
  if (target.method !== 'GET' && random.chance(0.15))
    headers['idempotency-key'] = isMutated(making, 0.5)
      ? random.pick(['', 'k'.repeat(256), '%00', 'ÿ'])
      : `fuzz-${random.below(1e9)}`
  if (isMutated(making, 0.05)) headers.accept = random.pick(['text/html', 'x', '*/*;q=0'])
  return headers
}

type CallContent = { headers: Record<string, string>; raw?: string | FormData }

const bodyOf = (making: Making): CallContent => {
  const { random, target } = making
  const content = target.operation.requestBody?.content
  if (content === undefined)
    return isMutated(making, 0.1) && target.method !== 'GET' ? hostile(making) : { headers: {} }
  if (isMutated(making, 0.15)) return hostile(making)
  const type = random.pick(Object.keys(content))
  const value = memberValues(making, content[type])
  if (type === 'multipart/form-data') return { headers: {}, raw: formOf(random, value) }
  if (type !== 'application/json')
    return {
      headers: { 'content-type': type },
      raw: new URLSearchParams(
        Object.entries(value ?? {}).map(([name, one]): [string, string] => [name, String(one)]),
      ).toString(),
    }
  return jsonBody(making, JSON.stringify(value) ?? '')
}

/** Signs two in three institution events, because unsigned ones only test the signature check. */
const jsonBody = ({ random, target, world }: Making, raw: string): CallContent =>
  target.operation.operationId === 'receiveInstitutionEvent' && random.chance(0.66)
    ? { headers: signedHeaders(raw, { secret: world.institutionSecret }), raw }
    : { headers: { 'content-type': 'application/json' }, raw }

const hostile = ({ random }: Making): CallContent => {
  const { raw, type } = hostileBody(random)
  return { headers: { 'content-type': type }, raw }
}

const memberValues = (making: Making, { example, schema }: Node): Record<string, unknown> => {
  const { random, world, target, row } = making
  const maker = { random, resolved: target.resolved, knownValues: world.knownValues, row }
  const value =
    example !== undefined && random.chance(0.6) ? fill(making, example) : valueOfSchema(maker, schema)
  const isToBeSpoiled = isMutated(making, 0.75)
  return (isToBeSpoiled ? mutate(random, value) : value) as Record<string, unknown>
}

const fill = (making: Making, example: Node): Node => {
  if (Array.isArray(example)) return example.map((item) => fill(making, item))
  if (typeof example !== 'object' || example === null) return example
  return Object.fromEntries(
    Object.entries(example).map(([name, value]) => {
      const { world, row } = making
      return [name, knownValue({ knownValues: world.knownValues, row }, name) ?? fill(making, value)]
    }),
  )
}

const FILES = ['ffd8ffe000104a464946', '89504e470d0a1a0a', '255044462d312e34', '4d5a9000', '', '00']

const formOf = (random: Random, value: Record<string, unknown>): FormData => {
  const form = new FormData()
  for (const [name, one] of Object.entries(value ?? {})) if (name !== 'file') form.set(name, String(one))
  if (random.chance(0.9)) {
    const bytes = Buffer.from(random.pick(FILES) + '00'.repeat(random.below(200)), 'hex')
    form.set('file', new Blob([bytes]), random.pick(['rg.jpg', '../../x.png', 'a\u0000b.pdf', 'x', '']))
  }
  return form
}
