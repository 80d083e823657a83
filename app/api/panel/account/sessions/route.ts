import { listOwnSessionsContract } from '#lib/contracts/people/own-access'
import { endpoint } from '#lib/http/endpoint'
import { listOwnSessions } from '#lib/services/people/list-own-sessions'

export const GET = endpoint(listOwnSessionsContract, listOwnSessions)
