import { listPeopleContract } from '#lib/contracts/people/people.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { listPeople } from '#lib/services/people/list-people.ts'

export const GET = endpoint(listPeopleContract, listPeople)
