import { getPersonContract } from '#lib/contracts/people/people.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { getPerson } from '#lib/services/people/get-person.ts'

export const GET = endpoint(getPersonContract, getPerson)
