import { contract } from '#lib/contracts/contract'
import { FGTS_WORKINGS_EXAMPLE, fgtsWorkingsSchema } from '#lib/contracts/simulations/workings-wire'
import type { FgtsWorkings } from '#lib/domain/fgts/workings'
import { createFgtsSimulationContract } from './simulations.ts'

/** The screen's own question, without an address: the workings of a simulation that is being composed. */
export const explainFgtsSimulationContract = contract({
  name: 'explainFgtsSimulation',
  method: 'POST',
  path: '/fgts/simulations',
  tag: 'FGTS',
  summary: 'Memória de cálculo de uma simulação ainda não guardada',
  access: { kind: 'scope', scope: 'fgts' },
  body: createFgtsSimulationContract.body,
  response: fgtsWorkingsSchema,
  codes: createFgtsSimulationContract.codes,
  encode: (workings: FgtsWorkings) => workings,
  examples: { response: FGTS_WORKINGS_EXAMPLE },
})
