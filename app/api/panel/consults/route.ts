import { listFollowedCltConsultsContract } from '#lib/contracts/clt/consult-follow-up'
import { endpoint } from '#lib/http/endpoint'
import { listFollowedCltConsults } from '#lib/services/clt/list-followed-clt-consults'

export const GET = endpoint(listFollowedCltConsultsContract, listFollowedCltConsults)
