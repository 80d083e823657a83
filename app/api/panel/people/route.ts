import { listPeopleContract } from '#lib/contracts/people/people'
import { endpoint } from '#lib/http/endpoint'
import { listPeople } from '#lib/services/people/list-people'

export const GET = endpoint(listPeopleContract, listPeople)
