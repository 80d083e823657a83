'use server'
import { compareFgtsTablesContract } from '#lib/contracts/fgts/compare-tables'
import { createFgtsSimulationContract } from '#lib/contracts/fgts/simulations'
import { action } from '#lib/http/action'
import { compareFgtsTables } from '#lib/services/fgts/compare-fgts-tables'
import { createFgtsSimulation } from '#lib/services/fgts/create-fgts-simulation'

export const compareTables = action(compareFgtsTablesContract, compareFgtsTables)

export const createSimulation = action(createFgtsSimulationContract, createFgtsSimulation)
