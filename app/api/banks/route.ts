import { listBanksContract } from '#lib/contracts/reference/banks'
import { endpoint } from '#lib/http/endpoint'
import { listBanks } from '#lib/services/reference/list-banks'

export const GET = endpoint(listBanksContract, listBanks)
