import { findListNeighboursContract } from '#lib/contracts/proposals/tracking.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { findListNeighbours } from '#lib/services/proposals/find-list-neighbours.ts'

export const GET = endpoint(findListNeighboursContract, findListNeighbours)
