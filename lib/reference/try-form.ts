import type { Operation } from './operation.ts'
import { jsonLiteral } from './samples/literal.ts'
import { type SampleCredentials, sampleCallOf } from './samples/sample-call.ts'

export type TryForm = {
  method: string
  path: string
  needsToken: boolean
  takesIdempotencyKey: boolean
  fields: readonly TryField[]
  json: string | undefined
  file: string | undefined
}

export type TryField = { name: string; place: 'path' | 'query' | 'body'; isRequired: boolean; value: string }

/** Returns undefined for events and signed calls, which a browser cannot make. */
export const tryFormOf = (
  operation: Operation,
  credentials: SampleCredentials | undefined,
): TryForm | undefined => {
  if (operation.authorization === 'signature') return undefined
  const { body, query, ...call } = sampleCallOf(operation, { base: '', credentials })
  const usual = new Map(query)
  const parameters = operation.parameters.map(
    ({ name, place, isRequired, schema }): TryField => ({
      name,
      place: place === 'path' ? 'path' : 'query',
      isRequired: isRequired || place === 'path',
      value: place === 'path' ? String(schema.example ?? '') : (usual.get(name) ?? ''),
    }),
  )
  const required = operation.body?.media[0]?.schema?.fields.filter((field) => field.isRequired) ?? []
  const texts = !body || body.kind === 'json' ? [] : body.fields
  return {
    method: call.method,
    path: operation.path,
    needsToken: call.needsToken,
    takesIdempotencyKey: call.takesIdempotencyKey,
    fields: [
      ...parameters,
      ...texts.map(
        ([name, value]): TryField => ({
          name,
          place: 'body',
          isRequired: required.some((field) => field.name === name),
          value: typeof value === 'string' ? value : '',
        }),
      ),
    ],
    json: body?.kind === 'json' ? jsonLiteral(body.value) : undefined,
    file: body?.kind === 'upload' ? body.file.field : undefined,
  }
}

export type TryRequest = {
  method: string
  address: string
  headers: Record<string, string>
  body: string | URLSearchParams | FormData | undefined
}

type TryValues = {
  texts: ReadonlyMap<TryField, string>
  json: string
  file: File | undefined
  token: string
  key: string
}

export const tryRequestOf = (form: TryForm, { texts, json, file, token, key }: TryValues): TryRequest => {
  const valued = form.fields.flatMap((field) => {
    const value = texts.get(field)?.trim() ?? ''
    return value === '' ? [] : [{ ...field, value }]
  })
  const at = (place: TryField['place']) => valued.filter((field) => field.place === place)
  const path = at('path').reduce(
    (filled, { name, value }) => filled.replace(`{${name}}`, encodeURIComponent(value)),
    form.path,
  )
  const query = new URLSearchParams(at('query').map(({ name, value }) => [name, value])).toString()
  return {
    method: form.method,
    address: `/api${path}${query === '' ? '' : `?${query}`}`,
    headers: {
      ...(form.needsToken && { Authorization: `Bearer ${token.trim()}` }),
      ...(form.takesIdempotencyKey && { 'Idempotency-Key': key }),
      ...(form.json !== undefined && json.trim() !== '' && { 'Content-Type': 'application/json' }),
    },
    body: bodyOf(form, { texts: at('body'), json, file }),
  }
}

type TryBody = { texts: readonly { name: string; value: string }[]; json: string; file: File | undefined }

const bodyOf = (form: TryForm, { texts, json, file }: TryBody): TryRequest['body'] => {
  if (form.json !== undefined) return json.trim() === '' ? undefined : json
  if (form.file !== undefined) {
    const data = new FormData()
    for (const { name, value } of texts) data.set(name, value)
    if (file) data.set(form.file, file)
    return data
  }
  return texts.length === 0 ? undefined : new URLSearchParams(texts.map(({ name, value }) => [name, value]))
}
