import { resourceLayout } from '#lib/pages/resource-layout.ts'
import { getCltSimulation } from '#lib/services/clt/get-clt-simulation.ts'

export default resourceLayout('simulationId', 'originate', (context, simulationId) =>
  getCltSimulation(context, { id: simulationId }),
)
