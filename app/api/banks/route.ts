import { listBanksContract } from '#lib/contracts/reference/banks.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { listBanks } from '#lib/services/reference/list-banks.ts'

export const GET = endpoint(listBanksContract, listBanks)
