import { getPersonContract } from '#lib/contracts/people/people'
import { endpoint } from '#lib/http/endpoint'
import { getPerson } from '#lib/services/people/get-person'

export const GET = endpoint(getPersonContract, getPerson)
