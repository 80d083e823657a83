import { getCltSimulation } from '#lib/services/clt/get-clt-simulation'
import { onlyThere } from '../../../../only-there.tsx'

export default onlyThere('simulationId', 'originate', (context, simulationId) =>
  getCltSimulation(context, { id: simulationId }),
)
