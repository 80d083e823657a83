import { getOpenApiContract } from '#lib/contracts/reference/openapi'
import { describeApi } from '#lib/http/describe-api'
import { endpoint } from '#lib/http/endpoint'

export const GET = endpoint(getOpenApiContract, describeApi)
