import { getSimulationOfferContract } from '#lib/contracts/simulations/get-offer'
import { fileEndpoint } from '#lib/http/file-endpoint'
import { getSimulationOffer } from '#lib/services/simulations/get-simulation-offer'

export const GET = fileEndpoint(getSimulationOfferContract, getSimulationOffer)
