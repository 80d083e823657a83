import { createDocument, type ZodOpenApiPathsObject } from 'zod-openapi'
import type { PublishedContract } from '#lib/contracts/contract.ts'
import { API_TEXT, TAGS } from './openapi/api-text.ts'
import { type EventShape, eventOperation, WEBHOOK_HEADERS } from './openapi/event-operation.ts'
import { problemExamplesOf } from './openapi/failures-of.ts'
import { fillDescriptions } from './openapi/fill-descriptions.ts'
import { operationOf } from './openapi/operation-of.ts'
import { securitySchemesOf } from './openapi/security.ts'
import { tidySchema } from './openapi/tidy-schema.ts'
import { ANSWER_HEADERS, REQUEST_HEADERS } from './openapi/wire-headers.ts'

type Source = {
  origin: string
  contracts: readonly PublishedContract[]
  events: Readonly<Record<string, EventShape>>
}

export const openApiDocument = ({ origin, contracts, events }: Source): object =>
  fillDescriptions(
    createDocument(
      {
        openapi: '3.1.1',
        info: { title: 'Origination API', version: '1.0.0', description: API_TEXT },
        servers: [{ url: `${origin}/api`, description: 'Esta instalação.' }],
        tags: TAGS,
        components: {
          securitySchemes: securitySchemesOf(origin),
          parameters: { ...REQUEST_HEADERS, ...WEBHOOK_HEADERS },
          headers: ANSWER_HEADERS,
          examples: problemExamplesOf(contracts),
        },
        paths: pathsOf(contracts),
        webhooks: Object.fromEntries(
          Object.entries(events).map(([type, event]) => [type, { post: eventOperation(type, event) }]),
        ),
      },
      { override: tidySchema },
    ),
  )

const pathsOf = (contracts: readonly PublishedContract[]): ZodOpenApiPathsObject => {
  const paths: ZodOpenApiPathsObject = {}
  for (const contract of contracts) {
    paths[contract.path] = { ...paths[contract.path], [contract.method.toLowerCase()]: operationOf(contract) }
  }
  return paths
}
