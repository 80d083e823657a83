import { listFollowedCltConsultsContract } from '#lib/contracts/clt/consult-follow-up'
import { endpoint } from '#lib/http/endpoint'
import { listCltConsults } from '#lib/services/clt/list-clt-consults'

export const GET = endpoint(listFollowedCltConsultsContract, listCltConsults)
