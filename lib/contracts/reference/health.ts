import { z } from 'zod'
import { contract } from '#lib/contracts/contract'

type Health = { database: 'ok'; worker: 'ok' | 'absent' }

/** `GET /health`: whether the service can work; 503 when the database cannot be reached. */
export const getHealthContract = contract({
  name: 'getHealth',
  method: 'GET',
  path: '/health',
  tag: 'Referência',
  summary: 'Diz se o serviço está no ar',
  description: 'status degraded: as chamadas são atendidas, mas nenhum processo está executando as tarefas.',
  access: { kind: 'public' },
  response: z.object({
    status: z.enum(['ok', 'degraded']),
    database: z.literal('ok'),
    worker: z.enum(['ok', 'absent']),
  }),
  codes: ['service_unavailable'],
  encode: (health: Health) => ({ status: health.worker === 'ok' ? 'ok' : 'degraded', ...health }),
  examples: { response: { status: 'ok', database: 'ok', worker: 'ok' } },
})
