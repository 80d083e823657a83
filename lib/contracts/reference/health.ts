import { z } from 'zod'
import { contract } from '#lib/contracts/contract'

type Health = { database: 'ok'; worker: 'ok' | 'absent'; documents: 'ok' | 'unavailable' }

/** `GET /health`: whether the service can work; 503 when the database cannot be reached. */
export const getHealthContract = contract({
  name: 'getHealth',
  method: 'GET',
  path: '/health',
  tag: 'Referência',
  summary: 'Diz se o serviço está no ar',
  description:
    'status degraded: as chamadas são atendidas, mas nenhum processo está executando as tarefas (worker) ou os arquivos não podem ser ' +
    'gravados nem lidos (documents, verificado a cada 30 segundos).',
  access: { kind: 'public' },
  response: z
    .object({
      status: z.enum(['ok', 'degraded']),
      database: z.literal('ok'),
      worker: z.enum(['ok', 'absent']),
      documents: z.enum(['ok', 'unavailable']),
    })
    .meta({ id: 'Health' }),
  codes: ['service_unavailable'],
  encode: (health: Health) => ({
    status: health.worker === 'ok' && health.documents === 'ok' ? 'ok' : 'degraded',
    ...health,
  }),
  examples: { response: { status: 'ok', database: 'ok', worker: 'ok', documents: 'ok' } },
})
