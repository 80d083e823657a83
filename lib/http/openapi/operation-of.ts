import { z } from 'zod'
import type { ZodOpenApiOperationObject } from 'zod-openapi'
import type { PublishedContract } from '#lib/contracts/contract.ts'
import { failuresOf } from './failures-of.ts'
import { securityOf } from './security.ts'
import { requestHeadersOf, successHeadersOf } from './wire-headers.ts'

export const operationOf = (contract: PublishedContract): ZodOpenApiOperationObject => ({
  operationId: contract.name,
  tags: [contract.tag],
  summary: contract.summary,
  ...(contract.description && { description: contract.description }),
  security: securityOf(contract),
  parameters: requestHeadersOf(contract),
  requestParams: {
    ...(contract.params && { path: contract.params }),
    ...(contract.query && { query: contract.query }),
  },
  ...(contract.body && { requestBody: { required: !contract.bodyOptional, content: bodyContent(contract) } }),
  responses: {
    [String(contract.status ?? 200)]: {
      description: contract.summary,
      headers: successHeadersOf(contract),
      content: answerContent(contract),
    },
    ...failuresOf(contract),
  },
})

const binarySchema = z.string().meta({ format: 'binary', description: 'O próprio arquivo.' })
const jsonFileSchema = z.looseObject({}).meta({ id: 'JsonFile', description: 'O próprio arquivo.' })

const answerContent = ({ answerTypes, response, examples }: PublishedContract) => {
  if (!answerTypes) return { 'application/json': { schema: response, example: examples.response } }
  return Object.fromEntries(
    Object.entries(answerTypes).map(([type, example]) => [
      type,
      example === 'binary' ? { schema: binarySchema } : { schema: jsonFileSchema, example },
    ]),
  )
}

const bodyContent = ({ body, bodyType, examples }: PublishedContract) => {
  const media = { schema: body, ...(examples.request !== undefined && { example: examples.request }) }
  if (bodyType === 'multipart') return { 'multipart/form-data': { ...media, encoding: FILE_ENCODING } }
  if (bodyType === 'form-or-json')
    return { 'application/x-www-form-urlencoded': media, 'application/json': media }
  return { 'application/json': media }
}

const FILE_ENCODING = { file: { contentType: 'image/jpeg, image/png, application/pdf' } }
