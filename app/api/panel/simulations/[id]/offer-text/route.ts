import { getSimulationOfferTextContract } from '#lib/contracts/simulations/get-offer-text.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { getSimulationOfferText } from '#lib/services/simulations/get-simulation-offer-text.ts'

export const GET = endpoint(getSimulationOfferTextContract, getSimulationOfferText)
