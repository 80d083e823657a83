import { authorizeCltConsultContract } from '#lib/contracts/clt/consult-authorize.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { authorizeCltConsult } from '#lib/services/clt/authorize-clt-consult.ts'

export const POST = endpoint(authorizeCltConsultContract, authorizeCltConsult)
