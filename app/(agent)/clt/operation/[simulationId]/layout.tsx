import { onlyThere } from '#lib/pages/only-there.ts'
import { getCltSimulation } from '#lib/services/clt/get-clt-simulation.ts'

export default onlyThere('simulationId', 'originate', (context, simulationId) =>
  getCltSimulation(context, { id: simulationId }),
)
