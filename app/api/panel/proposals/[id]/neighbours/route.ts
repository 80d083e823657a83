import { findListNeighboursContract } from '#lib/contracts/proposals/tracking'
import { endpoint } from '#lib/http/endpoint'
import { findListNeighbours } from '#lib/services/proposals/find-list-neighbours'

export const GET = endpoint(findListNeighboursContract, findListNeighbours)
