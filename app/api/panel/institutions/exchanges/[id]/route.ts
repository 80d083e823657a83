import { getInstitutionExchangeContract } from '#lib/contracts/institutions/exchanges.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { getInstitutionExchange } from '#lib/services/institutions/get-institution-exchange.ts'

export const GET = endpoint(getInstitutionExchangeContract, getInstitutionExchange)
