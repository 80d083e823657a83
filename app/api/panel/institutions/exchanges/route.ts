import { listInstitutionExchangesContract } from '#lib/contracts/institutions/exchanges.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { listInstitutionExchanges } from '#lib/services/institutions/list-institution-exchanges.ts'

export const GET = endpoint(listInstitutionExchangesContract, listInstitutionExchanges)
