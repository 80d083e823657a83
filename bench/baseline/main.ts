import Fastify from 'fastify'
import { balanceRoutes } from './balance.ts'
import { cltSimulationRoute } from './clt-simulation.ts'
import { consultListRoute } from './consult-list.ts'
import { sql } from './database.ts'
import { operationListRoute } from './operation-list.ts'
import { proposalListRoute } from './proposal-list.ts'
import { simulationRoute } from './simulation.ts'
import { tokenRoute } from './token.ts'

/** Reference server on Fastify and postgres.js with the same checks, SQL and responses as the service. */
const app = Fastify({ logger: false })
app.get('/api/health', async () => {
  await sql`select 1`
  return { status: 'ok' }
})
tokenRoute(app)
balanceRoutes(app)
simulationRoute(app)
proposalListRoute(app)
operationListRoute(app)
consultListRoute(app)
cltSimulationRoute(app)
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })

process.once('SIGTERM', () => {
  void app.close().then(() => sql.end({ timeout: 2 }))
})
