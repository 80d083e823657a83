import { getSimulationWorkingsContract } from '#lib/contracts/simulations/get-workings'
import { endpoint } from '#lib/http/endpoint'
import { getSimulationWorkings } from '#lib/services/simulations/get-simulation-workings'

export const GET = endpoint(getSimulationWorkingsContract, getSimulationWorkings)
