import { command } from '#lib/contracts/command.ts'
import { fgtsWorkingsSchema } from '#lib/contracts/simulations/workings-wire.ts'
import { createFgtsSimulationContract, fgtsSimulationBody } from './simulations.ts'

/** Server action: returns the workings of a simulation that is still being edited. */
export const explainFgtsSimulationCommand = command({
  name: 'explainFgtsSimulation',
  body: fgtsSimulationBody,
  response: fgtsWorkingsSchema,
  codes: createFgtsSimulationContract.codes,
})
