import { listCltConfigsContract } from '#lib/contracts/clt/configs'
import { endpoint } from '#lib/http/endpoint'
import { listCltConfigs } from '#lib/services/clt/list-clt-configs'

export const GET = endpoint(listCltConfigsContract, listCltConfigs)
