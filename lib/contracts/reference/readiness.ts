import { z } from 'zod'
import { contract } from '#lib/contracts/contract'

/** `GET /health/ready`: whether a balancer should send requests to this process. */
export const getReadinessContract = contract({
  name: 'getReadiness',
  method: 'GET',
  path: '/health/ready',
  tag: 'Referência',
  summary: 'Diz se este processo deve receber requisições',
  description:
    'Para o balanceador de carga. 503: o banco de dados não responde, ou este processo está para ser encerrado. ' +
    'Ele ainda atende o que chega, fechando cada conexão.',
  access: { kind: 'public' },
  response: z.object({ status: z.literal('ready') }).meta({ id: 'Readiness' }),
  codes: ['service_unavailable'],
  examples: { response: { status: 'ready' } },
})
