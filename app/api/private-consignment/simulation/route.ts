import { createCltSimulationContract } from '#lib/contracts/clt/simulations'
import { endpoint } from '#lib/http/endpoint'
import { createCltSimulation } from '#lib/services/clt/create-clt-simulation'

export const POST = endpoint(createCltSimulationContract, createCltSimulation)
