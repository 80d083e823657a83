'use server'
import { compareFgtsTablesCommand } from '#lib/contracts/fgts/compare-tables.ts'
import { explainFgtsSimulationCommand } from '#lib/contracts/fgts/explain-simulation.ts'
import { createFgtsSimulationContract } from '#lib/contracts/fgts/simulations.ts'
import { action } from '#lib/pages/action.ts'
import type { Context } from '#lib/services/context.ts'
import { compareFgtsTables } from '#lib/services/fgts/compare-fgts-tables.ts'
import { createFgtsSimulation } from '#lib/services/fgts/create-fgts-simulation.ts'
import { explainFgtsSimulation } from '#lib/services/fgts/explain-fgts-simulation.ts'
import { restoreCpf } from '#lib/services/personal-data/restore-cpf.ts'

const withWholeCpf = <Input extends { balanceId?: string | null | undefined }>(
  context: Context,
  input: Input,
) => restoreCpf(context, input, { subjectType: 'fgts_balance_query', subjectId: input.balanceId })

export const compareTables = action(compareFgtsTablesCommand, compareFgtsTables, withWholeCpf)

export const createSimulation = action(createFgtsSimulationContract, createFgtsSimulation, withWholeCpf)

export const explainSimulation = action(explainFgtsSimulationCommand, explainFgtsSimulation, withWholeCpf)
