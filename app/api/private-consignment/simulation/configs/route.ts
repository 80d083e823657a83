import { listCltConfigsContract } from '#lib/contracts/clt/configs.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { listCltPriceTables } from '#lib/services/clt/list-clt-price-tables.ts'

export const GET = endpoint(listCltConfigsContract, listCltPriceTables)
