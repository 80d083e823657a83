import { createCltSimulationContract } from '#lib/contracts/clt/simulations.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { createCltSimulation } from '#lib/services/clt/create-clt-simulation.ts'

export const POST = endpoint(createCltSimulationContract, createCltSimulation)
