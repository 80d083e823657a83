import { listTeamsContract } from '#lib/contracts/people/people.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { listTeams } from '#lib/services/people/list-teams.ts'

export const GET = endpoint(listTeamsContract, listTeams)
