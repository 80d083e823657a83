import { getJwksContract } from '#lib/contracts/access/jwks.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { getJwks } from '#lib/services/applications/get-jwks.ts'

export const GET = endpoint(getJwksContract, getJwks)
