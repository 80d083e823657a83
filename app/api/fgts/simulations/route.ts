import { createFgtsSimulationContract } from '#lib/contracts/fgts/simulations.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { createFgtsSimulation } from '#lib/services/fgts/create-fgts-simulation.ts'

export const POST = endpoint(createFgtsSimulationContract, createFgtsSimulation)
