import { listCltConfigsContract } from '#lib/contracts/clt/configs.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { listCltConfigs } from '#lib/services/clt/list-clt-configs.ts'

export const GET = endpoint(listCltConfigsContract, listCltConfigs)
