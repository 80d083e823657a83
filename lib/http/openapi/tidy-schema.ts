import type { ZodOpenApiOverride } from 'zod-openapi'

const TELLING_FORMATS: readonly unknown[] = ['date', 'date-time', 'uuid', 'email']

/** Adapts schemas to code generators. Objects stay open, because responses may gain members. */
export const tidySchema: ZodOpenApiOverride = ({ jsonSchema }) => {
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
  if (TELLING_FORMATS.includes(jsonSchema.format)) delete jsonSchema.pattern
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if ('example' in jsonSchema) {
    jsonSchema.examples = [jsonSchema.example]
    delete jsonSchema.example
  }
}
