import { createFgtsSimulationContract } from '#lib/contracts/fgts/simulations'
import { endpoint } from '#lib/http/endpoint'
import { createFgtsSimulation } from '#lib/services/fgts/create-fgts-simulation'

export const POST = endpoint(createFgtsSimulationContract, createFgtsSimulation)
