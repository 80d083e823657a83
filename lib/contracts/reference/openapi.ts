import { z } from 'zod'
import { contract } from '#lib/contracts/contract.ts'

export const getOpenApiContract = contract({
  name: 'getOpenApiDocument',
  method: 'GET',
  path: '/openapi.json',
  tag: 'Referência',
  summary: 'Este documento (OpenAPI 3.1)',
  access: { kind: 'public' },
  response: z
    .looseObject({ openapi: z.string(), paths: z.record(z.string(), z.unknown()) })
    .meta({ id: 'OpenApiDocument' }),
  codes: [],
  encode: (document: object) => document,
  cacheable: true,
  examples: { response: { openapi: '3.1.1', paths: {} } },
})
