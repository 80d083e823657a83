import { listOwnSessionsContract } from '#lib/contracts/people/own-access.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { listOwnSessions } from '#lib/services/people/list-own-sessions.ts'

export const GET = endpoint(listOwnSessionsContract, listOwnSessions)
