import { getSimulationOfferContract } from '#lib/contracts/simulations/get-offer.ts'
import { fileEndpoint } from '#lib/http/file-endpoint.ts'
import { getSimulationOffer } from '#lib/services/simulations/get-simulation-offer.ts'

export const GET = fileEndpoint(getSimulationOfferContract, getSimulationOffer)
