import { onlyThere } from '#lib/pages/only-there'
import { getCltSimulation } from '#lib/services/clt/get-clt-simulation'

export default onlyThere('simulationId', 'originate', (context, simulationId) =>
  getCltSimulation(context, { id: simulationId }),
)
