'use server'
import { compareCltOffersCommand } from '#lib/contracts/clt/compare-offers'
import { createCltSimulationContract } from '#lib/contracts/clt/simulations'
import { action } from '#lib/http/action'
import { compareCltOffers } from '#lib/services/clt/compare-clt-offers'
import { createCltSimulation } from '#lib/services/clt/create-clt-simulation'

export const compareOffers = action(compareCltOffersCommand, compareCltOffers)

export const createSimulation = action(createCltSimulationContract, createCltSimulation)
