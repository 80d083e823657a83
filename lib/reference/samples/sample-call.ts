import type { MediaView, Operation, ParameterView } from '#lib/reference/operation.ts'

/** A text, or the name of the environment variable that contains the value. */
export type SampleValue = string | { variable: string }

export type SampleBody =
  | { kind: 'json'; value: unknown }
  | { kind: 'form'; fields: readonly (readonly [name: string, value: SampleValue])[] }
  | { kind: 'upload'; fields: readonly (readonly [name: string, value: string])[]; file: SampleFile }

type SampleFile = { field: string; name: string }

export type SampleCall = {
  method: string
  address: string
  query: readonly (readonly [name: string, value: string])[]
  needsToken: boolean
  takesIdempotencyKey: boolean
  body: SampleBody | undefined
  savesAs: string | undefined
}

export type SampleCredentials = { clientId: string; clientSecret: string }

export type SampleOptions = { base: string; credentials?: SampleCredentials | undefined }

const SAMPLE_ID = '0199a3b2-7c00-7000-8000-000000000001'

const USUAL_QUERY = ['search', 'limit']

export const sampleCallOf = (operation: Operation, options: SampleOptions): SampleCall => ({
  method: operation.method,
  address: `${options.base}${pathOf(operation)}`,
  query: operation.parameters
    .filter(({ place, name, isRequired }) => place === 'query' && (isRequired || USUAL_QUERY.includes(name)))
    .flatMap((parameter) => (hasSample(parameter) ? [[parameter.name, sampleText(parameter)] as const] : [])),
  needsToken: operation.authorization === 'bearer',
  takesIdempotencyKey: operation.headers.some(({ name }) => name === 'Idempotency-Key'),
  body: bodyOf(operation.body?.media[0], options),
  savesAs: fileNameOf(operation),
})

export const urlOf = ({ address, query }: SampleCall): string =>
  query.length === 0
    ? address
    : `${address}?${query.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`

const pathOf = ({ path, parameters }: Operation): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const parameter = parameters.find((each) => each.place === 'path' && each.name === name)
    return encodeURIComponent(parameter && hasSample(parameter) ? sampleText(parameter) : SAMPLE_ID)
  })

const hasSample = ({ schema }: ParameterView) => schema.example !== undefined || schema.default !== undefined

const sampleText = ({ schema }: ParameterView) => String(schema.example ?? schema.default)

const bodyOf = (media: MediaView | undefined, options: SampleOptions): SampleBody | undefined => {
  if (media?.example === undefined) return undefined
  if (media.type === 'application/x-www-form-urlencoded')
    return {
      kind: 'form',
      fields: textsOf(media).map(([name, text]) => [name, credential(name, text, options)]),
    }
  if (media.type === 'multipart/form-data') {
    const files = media.schema?.fields.filter(({ schema }) => schema.format === 'binary') ?? []
    const field = files[0]?.name ?? 'file'
    const fields = textsOf(media)
    return {
      kind: 'upload',
      fields: fields.filter(([name]) => name !== field),
      file: { field, name: fields.find(([name]) => name === field)?.[1] ?? 'arquivo.pdf' },
    }
  }
  return { kind: 'json', value: media.example }
}

const textsOf = ({ example }: MediaView): [string, string][] =>
  Object.entries(Object(example)).map(([name, value]) => [name, String(value)])

const credential = (name: string, text: string, { credentials }: SampleOptions): SampleValue => {
  if (name === 'client_id') return credentials?.clientId ?? { variable: 'CLIENT_ID' }
  if (name === 'client_secret') return credentials?.clientSecret ?? { variable: 'CLIENT_SECRET' }
  return text
}

const EXTENSIONS: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
}

const fileNameOf = ({ answers }: Operation): string | undefined => {
  const type = answers[0]?.media[0]?.type ?? ''
  const extension = EXTENSIONS[type]
  return extension && `documento.${extension}`
}
