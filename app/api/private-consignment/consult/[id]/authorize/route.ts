import { authorizeCltConsultContract } from '#lib/contracts/clt/consult-authorize'
import { endpoint } from '#lib/http/endpoint'
import { authorizeCltConsult } from '#lib/services/clt/authorize-clt-consult'

export const POST = endpoint(authorizeCltConsultContract, authorizeCltConsult)
