'use server'
import { compareCltOffersCommand } from '#lib/contracts/clt/compare-offers.ts'
import { recordCltRevocationCommand } from '#lib/contracts/clt/consult-revoke.ts'
import { createCltSimulationContract } from '#lib/contracts/clt/simulations.ts'
import { action } from '#lib/pages/action.ts'
import { compareCltOffers } from '#lib/services/clt/compare-clt-offers.ts'
import { createCltSimulation } from '#lib/services/clt/create-clt-simulation.ts'
import { revokeCltConsult } from '#lib/services/clt/revoke-clt-consult.ts'

export const compareOffers = action(compareCltOffersCommand, compareCltOffers)

export const createSimulation = action(createCltSimulationContract, createCltSimulation)

export const revokeConsent = action(recordCltRevocationCommand, revokeCltConsult)
