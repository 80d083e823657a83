import { getOpenApiContract } from '#lib/contracts/reference/openapi.ts'
import { describeApi } from '#lib/http/describe-api.ts'
import { endpoint } from '#lib/http/endpoint.ts'

export const GET = endpoint(getOpenApiContract, describeApi)
