import { command } from '#lib/contracts/command.ts'
import { fgtsWorkingsSchema } from '#lib/contracts/simulations/workings-wire.ts'
import { createFgtsSimulationContract, fgtsSimulationBody } from './simulations.ts'

export const explainFgtsSimulationCommand = command({
  name: 'explainFgtsSimulation',
  body: fgtsSimulationBody,
  response: fgtsWorkingsSchema,
  codes: createFgtsSimulationContract.codes,
})
