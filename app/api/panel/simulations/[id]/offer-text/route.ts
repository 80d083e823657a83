import { getSimulationOfferTextContract } from '#lib/contracts/simulations/get-offer-text'
import { endpoint } from '#lib/http/endpoint'
import { getSimulationOfferText } from '#lib/services/simulations/get-simulation-offer-text'

export const GET = endpoint(getSimulationOfferTextContract, getSimulationOfferText)
