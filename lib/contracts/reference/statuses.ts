import { z } from 'zod'
import { contract } from '#lib/contracts/contract.ts'
import { proposalStatusSchema } from '#lib/contracts/wire.ts'
import type { ProposalStatus } from '#lib/domain/proposals/status.ts'
import type { StatusTexts } from '#lib/domain/proposals/status-texts.ts'
import { bilingualSchema, encodeBilingual, whoActsSchema } from './bilingual.ts'

type Status = StatusTexts & { code: ProposalStatus; final: boolean; cancellable: boolean }

const statusSchema = z
  .object({
    code: proposalStatusSchema,
    label: bilingualSchema,
    meaning: bilingualSchema,
    whoActs: whoActsSchema,
    final: z.boolean().meta({ description: 'Nada mais segue, salvo a devolução de uma proposta paga.' }),
    cancellable: z.boolean().meta({ description: 'Se um cancelamento pode ser pedido neste estado.' }),
  })
  .meta({ id: 'Status' })

export const listStatusesContract = contract({
  name: 'listStatuses',
  method: 'GET',
  path: '/statuses',
  tag: 'Referência',
  summary: 'Lista os estados de propostas e operações',
  access: { kind: 'public' },
  response: z.object({ data: z.array(statusSchema) }).meta({ id: 'StatusList' }),
  codes: [],
  encode: (statuses: Status[]) => ({
    data: statuses.map(({ code, label, meaning, whoActs, final, cancellable }) => ({
      code,
      label: encodeBilingual(label),
      meaning: encodeBilingual(meaning),
      whoActs,
      final,
      cancellable,
    })),
  }),
  cacheable: true,
  examples: {
    response: {
      data: [
        {
          code: 'formalization',
          label: { 'pt-BR': 'Aguardando assinatura', en: 'Waiting for signature' },
          meaning: {
            'pt-BR': 'O cliente precisa abrir o link e aceitar o contrato.',
            en: 'The customer needs to open the link and accept the contract.',
          },
          whoActs: 'customer',
          final: false,
          cancellable: true,
        },
      ],
    },
  },
})
