import type {
  ApiDocument,
  ApiHeader,
  ApiMedia,
  ApiOperation,
  ApiParameter,
  ApiResponse,
} from './api-document.ts'
import { resolveReference } from './resolve-reference.ts'
import { type SchemaView, schemaView } from './schema-view.ts'

export type Operation = {
  id: string
  /** An `event` is a webhook that we send. */
  kind: 'call' | 'event'
  method: string
  /** Path below the API's base URL; for an event, the event type. */
  path: string
  tag: string
  summary: string
  description: string | undefined
  authorization: 'bearer' | 'signature' | 'none'
  scopes: readonly string[]
  parameters: readonly ParameterView[]
  headers: readonly ParameterView[]
  body: BodyView | undefined
  answers: readonly AnswerView[]
  failures: readonly FailureView[]
}

export type ParameterView = {
  name: string
  place: 'path' | 'query' | 'header'
  isRequired: boolean
  description: string | undefined
  schema: SchemaView
}

export type MediaView = { type: string; schema: SchemaView | undefined; example: unknown }

export type BodyView = { isRequired: boolean; media: readonly MediaView[] }

export type AnswerView = {
  status: string
  description: string
  headers: readonly ParameterView[]
  media: readonly MediaView[]
}

export type FailureView = { status: string; description: string; problems: readonly ProblemView[] }

export type ProblemView = { code: string; title: string; example: unknown }

export const operationsOf = (document: ApiDocument): Operation[] => [
  ...Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) =>
      operationOf(document, operation, { kind: 'call', method: method.toUpperCase(), path }),
    ),
  ),
  ...Object.entries(document.webhooks).flatMap(([path, item]) =>
    Object.values(item).map((operation) =>
      operationOf(document, operation, { kind: 'event', method: 'POST', path }),
    ),
  ),
]

type Place = Pick<Operation, 'kind' | 'method' | 'path'>

const operationOf = (document: ApiDocument, operation: ApiOperation, place: Place): Operation => {
  const parameters = (operation.parameters ?? []).map((each) => parameterView(document, each))
  const schemes = operation.security.flatMap((scheme) => Object.keys(scheme))
  const answers = Object.entries(operation.responses)
  return {
    ...place,
    id: operation.operationId,
    tag: operation.tags[0] ?? '',
    summary: operation.summary,
    description: operation.description,
    authorization: schemes.includes('bearer')
      ? 'bearer'
      : schemes.includes('webhookSignature') || place.kind === 'event'
        ? 'signature'
        : 'none',
    scopes: [...new Set(operation.security.flatMap((scheme) => scheme.oauth2 ?? []))],
    parameters: parameters.filter((each) => each.place !== 'header'),
    headers: parameters.filter((each) => each.place === 'header'),
    body: operation.requestBody && {
      isRequired: operation.requestBody.required ?? false,
      media: mediaOf(document, operation.requestBody.content),
    },
    answers: answers
      .filter(([status]) => status.startsWith('2'))
      .map(([status, response]) => answerView(document, status, response)),
    failures: answers
      .filter(([status]) => !status.startsWith('2'))
      .map(([status, response]) => failureView(document, status, response)),
  }
}

const parameterView = (document: ApiDocument, node: ApiParameter | { $ref: string }): ParameterView => {
  const parameter = resolveReference(document, node)
  const schema = schemaView(document, parameter.schema ?? {})
  return {
    name: parameter.name,
    place: parameter.in === 'path' || parameter.in === 'query' ? parameter.in : 'header',
    isRequired: parameter.required ?? false,
    description: parameter.description,
    schema: { ...schema, example: parameter.example ?? schema.example },
  }
}

const mediaOf = (document: ApiDocument, content: Readonly<Record<string, ApiMedia>>): MediaView[] =>
  Object.entries(content).map(([type, media]) => ({
    type,
    schema: media.schema && schemaView(document, media.schema),
    example: media.example,
  }))

const answerView = (document: ApiDocument, status: string, response: ApiResponse): AnswerView => ({
  status,
  description: response.description,
  headers: Object.entries(response.headers ?? {}).map(([name, node]) => {
    const header: ApiHeader = resolveReference(document, node)
    return {
      name,
      place: 'header',
      isRequired: header.required ?? false,
      description: header.description,
      schema: schemaView(document, header.schema ?? {}),
    }
  }),
  media: mediaOf(document, response.content ?? {}),
})

const failureView = (document: ApiDocument, status: string, response: ApiResponse): FailureView => ({
  status,
  description: response.description,
  problems: Object.values(response.content ?? {}).flatMap(({ examples = {} }) =>
    Object.entries(examples).map(([code, node]) => {
      const { summary, value } = resolveReference(document, node)
      return { code, title: summary ?? code, example: value }
    }),
  ),
})
