import { expect } from 'vitest'
import type { ApiAnswer, Harness } from './harness.ts'

// biome-ignore lint/suspicious/noExplicitAny: the document is read as any program would
type Node = any

/** `body` overrides members of the documented example. */
type CallInput = {
  params?: Record<string, string>
  body?: Record<string, unknown>
  form?: FormData
  headers?: Record<string, string>
  raw?: string
}

/** Client that uses only the served OpenAPI document: operations by id, examples, token flow and scopes. */
export const documentClient = async (harness: Harness) => {
  const document: Node = (await harness.api('/openapi.json', { token: null })).body
  const base: string = document.servers[0].url
  const operations = new Map<string, { method: string; path: string; operation: Node }>()
  for (const [path, item] of Object.entries<Node>(document.paths))
    for (const [method, operation] of Object.entries<Node>(item))
      operations.set(operation.operationId, { method: method.toUpperCase(), path, operation })
  const statuses = new Map<string, Set<number>>([...operations.keys()].map((id) => [id, new Set()]))

  const tokenOf = async (scopes: readonly string[]) => {
    const { tokenUrl } = document.components.securitySchemes.oauth2.flows.clientCredentials
    const { body } = await harness.api(String(tokenUrl).slice(base.length), {
      token: null,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      raw: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: 'demo-app',
        client_secret: 'demo-app-secret',
        ...(scopes.length > 0 && { scope: scopes.join(' ') }),
      }).toString(),
    })
    return body.access_token as string
  }

  const tokens = new Map<string, string>()
  const credential = async ({ security }: Node) => {
    const scopes: string[] | undefined = security?.find(({ oauth2 }: Node) => oauth2)?.oauth2
    if (!scopes) return null
    const token = tokens.get(scopes.join()) ?? (await tokenOf(scopes))
    tokens.set(scopes.join(), token)
    return token
  }

  const addressOf = (path: string, operation: Node, params: Record<string, string>) => {
    const query = new URLSearchParams()
    for (const [name, value] of Object.entries(params)) {
      const place = operation.parameters.find((parameter: Node) => parameter.name === name)?.in
      if (place === undefined) throw new Error(`${operation.operationId} has no parameter ${name}`)
      if (place === 'query') query.set(name, value)
    }
    const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
    return query.size === 0 ? address : `${address}?${query}`
  }

  /** `token` replaces the credential that the operation requires. */
  const call = async (id: string, input: CallInput = {}, token?: string | null): Promise<ApiAnswer> => {
    const entry = operations.get(id)
    if (!entry) throw new Error(`the document has no operation ${id}`)
    const { method, path, operation } = entry
    const example = operation.requestBody?.content['application/json']?.example
    const body = input.form || input.raw || example === undefined ? undefined : { ...example, ...input.body }
    const answer = await harness.api(addressOf(path, operation, input.params ?? {}), {
      method,
      token: token === undefined ? await credential(operation) : token,
      headers: input.headers ?? {},
      ...(input.form || input.raw ? { raw: input.form ?? input.raw } : {}),
      ...(body && { body }),
    })
    statuses.get(id)?.add(answer.status)
    return answer
  }

  return { document, operations, call, statuses }
}

export type DocumentClient = Awaited<ReturnType<typeof documentClient>>

export const successOf = async (client: DocumentClient, call: Parameters<DocumentClient['call']>) => {
  const answer = await client.call(...call)
  const [success] = Object.keys(client.operations.get(call[0])?.operation.responses ?? {})
  const problem = answer.status < 300 ? '' : answer.text
  expect([call[0], answer.status, problem]).toEqual([call[0], Number(success), ''])
  return answer
}
