import { getSimulationWorkingsContract } from '#lib/contracts/simulations/get-workings.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { getSimulationWorkings } from '#lib/services/simulations/get-simulation-workings.ts'

export const GET = endpoint(getSimulationWorkingsContract, getSimulationWorkings)
