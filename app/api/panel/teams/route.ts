import { listTeamsContract } from '#lib/contracts/people/people'
import { endpoint } from '#lib/http/endpoint'
import { listTeams } from '#lib/services/people/list-teams'

export const GET = endpoint(listTeamsContract, listTeams)
