import type { ZodOpenApiOverride } from 'zod-openapi'

/** Formats that say all that zod's patterns beside them say. */
const TELLING_FORMATS: readonly unknown[] = ['date', 'date-time', 'uuid', 'email']

/**
 * Writes a schema as programs are best generated from: answers may gain members later, so none is closed; a
 * format needs no pattern beside it; no bound is given that is only the largest number JavaScript counts to;
 * examples are as JSON Schema wants them.
 */
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
