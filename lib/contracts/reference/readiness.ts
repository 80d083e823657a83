import { z } from 'zod'
import { contract } from '#lib/contracts/contract.ts'

type Readiness = {
  hasWorker: boolean
  waitingJobs: number
  oldestJobSeconds: number
  failedJobs: number
  overdueDeliveries: number
  oldestDeliverySeconds: number
  openCircuits: number
}

const count = z.number().int().min(0)
const seconds = z.number().min(0)

export const getReadinessContract = contract({
  name: 'getReadiness',
  method: 'GET',
  path: '/health/ready',
  tag: 'Referência',
  summary: 'Diz se este processo deve receber requisições',
  description:
    'Para o balanceador de carga. 503: o banco de dados não responde (notReady: database), ou este processo está para ser ' +
    'encerrado (notReady: stopping) e ainda atende o que chega, fechando cada conexão. Com 200 vem também o que espera ' +
    'para ser feito por trás de todos os processos.',
  access: { kind: 'public' },
  response: z
    .object({
      status: z.literal('ready'),
      worker: z.enum(['ok', 'absent']).describe('absent: nenhum processo está executando as tarefas.'),
      jobs: z
        .object({
          waiting: count.describe('Tarefas que já poderiam ser executadas, contadas até 10.000.'),
          oldestSeconds: seconds.describe('Há quantos segundos a primeira delas espera.'),
          failed: count.describe('Tarefas que falharam em todas as tentativas, contadas até 10.000.'),
        })
        .describe('As tarefas que esperam ou falharam.'),
      deliveries: z
        .object({
          overdue: count.describe(
            'Entregas vencidas há mais de um minuto que ninguém tentou, contadas até 10.000.',
          ),
          oldestSeconds: seconds.describe('Há quantos segundos a primeira entrega está vencida.'),
        })
        .describe('As entregas aos programas (webhooks).'),
      institutions: z
        .object({
          openCircuits: count.describe(
            'Conexões que não são chamadas por um tempo, porque falharam seguidas.',
          ),
        })
        .describe('As instituições alcançadas por conexões das organizações.'),
    })
    .meta({ id: 'Readiness' }),
  codes: ['service_unavailable'],
  encode: (readiness: Readiness) => ({
    status: 'ready',
    worker: readiness.hasWorker ? 'ok' : 'absent',
    jobs: {
      waiting: readiness.waitingJobs,
      oldestSeconds: tenths(readiness.oldestJobSeconds),
      failed: readiness.failedJobs,
    },
    deliveries: {
      overdue: readiness.overdueDeliveries,
      oldestSeconds: tenths(readiness.oldestDeliverySeconds),
    },
    institutions: { openCircuits: readiness.openCircuits },
  }),
  examples: {
    response: {
      status: 'ready',
      worker: 'ok',
      jobs: { waiting: 0, oldestSeconds: 0, failed: 0 },
      deliveries: { overdue: 0, oldestSeconds: 0 },
      institutions: { openCircuits: 0 },
    },
  },
})

const tenths = (value: number) => Math.round(value * 10) / 10
