import { listFollowedCltConsultsContract } from '#lib/contracts/clt/consult-follow-up.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { listFollowedCltConsults } from '#lib/services/clt/list-followed-clt-consults.ts'

export const GET = endpoint(listFollowedCltConsultsContract, listFollowedCltConsults)
