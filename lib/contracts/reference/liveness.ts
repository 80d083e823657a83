import { z } from 'zod'
import { contract } from '#lib/contracts/contract.ts'

export const getLivenessContract = contract({
  name: 'getLiveness',
  method: 'GET',
  path: '/health/live',
  tag: 'Referência',
  summary: 'Diz se este processo responde',
  description:
    'Para quem mantém o processo no ar: se não responde, deve ser reiniciado. Não consulta o banco de dados: ' +
    'sem banco o processo continua vivo, e reiniciá-lo não ajuda.',
  access: { kind: 'public' },
  response: z
    .object({
      status: z.literal('live'),
      installation: z
        .string()
        .describe(
          'Identifica esta instalação; igual em todos os servidores dela. Com ele um servidor verifica se ORIGIN leva a ela.',
        ),
    })
    .meta({ id: 'Liveness' }),
  codes: [],
  examples: { response: { status: 'live', installation: 'Jx2Wv0pQnL5sT8yRk3mZ1a' } },
})
