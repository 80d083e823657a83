import { getJwksContract } from '#lib/contracts/access/jwks'
import { endpoint } from '#lib/http/endpoint'
import { getJwks } from '#lib/services/applications/get-jwks'

export const GET = endpoint(getJwksContract, getJwks)
