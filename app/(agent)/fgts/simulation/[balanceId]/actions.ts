'use server'
import { compareFgtsTablesCommand } from '#lib/contracts/fgts/compare-tables'
import { explainFgtsSimulationCommand } from '#lib/contracts/fgts/explain-simulation'
import { createFgtsSimulationContract } from '#lib/contracts/fgts/simulations'
import { action } from '#lib/pages/action'
import type { Context } from '#lib/services/context'
import { compareFgtsTables } from '#lib/services/fgts/compare-fgts-tables'
import { createFgtsSimulation } from '#lib/services/fgts/create-fgts-simulation'
import { explainFgtsSimulation } from '#lib/services/fgts/explain-fgts-simulation'
import { putCpfBack } from '#lib/services/personal-data/put-cpf-back'

const ofBalance = <Sent extends { balanceId?: string | null | undefined }>(context: Context, sent: Sent) =>
  putCpfBack(context, sent, { subjectType: 'fgts_balance_query', subjectId: sent.balanceId })

export const compareTables = action(compareFgtsTablesCommand, compareFgtsTables, ofBalance)

export const createSimulation = action(createFgtsSimulationContract, createFgtsSimulation, ofBalance)

export const explainSimulation = action(explainFgtsSimulationCommand, explainFgtsSimulation, ofBalance)
