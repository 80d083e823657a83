'use server'
import { compareCltOffersCommand } from '#lib/contracts/clt/compare-offers'
import { recordCltRevocationCommand } from '#lib/contracts/clt/consult-revoke'
import { createCltSimulationContract } from '#lib/contracts/clt/simulations'
import { action } from '#lib/pages/action'
import { compareCltOffers } from '#lib/services/clt/compare-clt-offers'
import { createCltSimulation } from '#lib/services/clt/create-clt-simulation'
import { revokeCltConsult } from '#lib/services/clt/revoke-clt-consult'

export const compareOffers = action(compareCltOffersCommand, compareCltOffers)

export const createSimulation = action(createCltSimulationContract, createCltSimulation)

export const revokeConsent = action(recordCltRevocationCommand, revokeCltConsult)
