export type ApiDocument = {
  info: { title: string; description?: string }
  tags: readonly { name: string; description?: string }[]
  paths: Readonly<Record<string, Readonly<Record<string, ApiOperation>>>>
  webhooks: Readonly<Record<string, Readonly<Record<string, ApiOperation>>>>
  components: {
    schemas: Readonly<Record<string, ApiSchema>>
    parameters: Readonly<Record<string, ApiParameter>>
    headers: Readonly<Record<string, ApiHeader>>
    examples: Readonly<Record<string, ApiExample>>
  }
}

export type ApiReferenceObject = { $ref: string }

export type ApiOperation = {
  operationId: string
  tags: readonly string[]
  summary: string
  description?: string
  security: readonly Readonly<Record<string, readonly string[]>>[]
  parameters?: readonly (ApiParameter | ApiReferenceObject)[]
  requestBody?: { required?: boolean; content: Readonly<Record<string, ApiMedia>> }
  responses: Readonly<Record<string, ApiResponse>>
}

export type ApiResponse = {
  description: string
  headers?: Readonly<Record<string, ApiHeader | ApiReferenceObject>>
  content?: Readonly<Record<string, ApiMedia>>
}

export type ApiParameter = {
  in: string
  name: string
  required?: boolean
  description?: string
  schema?: ApiSchema
  example?: unknown
}

export type ApiHeader = { description?: string; required?: boolean; schema?: ApiSchema }

export type ApiMedia = {
  schema?: ApiSchema
  example?: unknown
  examples?: Readonly<Record<string, ApiExample | ApiReferenceObject>>
}

export type ApiExample = { summary?: string; value: unknown }

export type ApiSchema = {
  $ref?: string
  type?: string | readonly string[]
  format?: string
  pattern?: string
  description?: string
  enum?: readonly unknown[]
  const?: unknown
  default?: unknown
  examples?: readonly unknown[]
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  properties?: Readonly<Record<string, ApiSchema>>
  required?: readonly string[]
  items?: ApiSchema
  anyOf?: readonly ApiSchema[]
  oneOf?: readonly ApiSchema[]
  additionalProperties?: ApiSchema | boolean
}
