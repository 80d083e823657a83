import { z } from 'zod'
import { contract } from '#lib/contracts/contract.ts'

type Health = {
  database: 'ok'
  worker: 'ok' | 'absent'
  documents: 'ok' | 'unavailable'
  screens: 'ready' | 'preparing'
  origin: 'ok' | 'unreachable' | 'unchecked'
}

export const getHealthContract = contract({
  name: 'getHealth',
  method: 'GET',
  path: '/health',
  tag: 'Referência',
  summary: 'Diz se o serviço está no ar',
  description:
    'status degraded: as chamadas são atendidas, mas nenhum processo está executando as tarefas (worker) ou os arquivos não podem ser ' +
    'gravados nem lidos (documents, verificado a cada 30 segundos), ou as telas ainda estão sendo preparadas depois de uma atualização (screens). ' +
    'origin não muda o status: as chamadas que chegam são atendidas.',
  access: { kind: 'public' },
  response: z
    .object({
      status: z.enum(['ok', 'degraded']),
      database: z.literal('ok'),
      worker: z.enum(['ok', 'absent']),
      documents: z.enum(['ok', 'unavailable']),
      screens: z.enum(['ready', 'preparing']).describe('preparing: a API já atende, mas as telas ainda não.'),
      origin: z
        .enum(['ok', 'unreachable', 'unchecked'])
        .describe(
          'unreachable: o endereço em ORIGIN não leva a este serviço; as instituições não o alcançam com resultados, e os links para clientes não abrem. ' +
            'Verificado pouco depois do início, a cada 5 minutos e, enquanto não leva, a cada 30 segundos. unchecked: ainda não verificado, ou banco de dados embutido.',
        ),
    })
    .meta({ id: 'Health' }),
  codes: ['service_unavailable'],
  encode: (health: Health) => ({
    status: isWhole(health) ? 'ok' : 'degraded',
    ...health,
  }),
  examples: {
    response: { status: 'ok', database: 'ok', worker: 'ok', documents: 'ok', screens: 'ready', origin: 'ok' },
  },
})

const isWhole = ({ worker, documents, screens }: Health) =>
  worker === 'ok' && documents === 'ok' && screens === 'ready'
