import { z } from 'zod'
import { contract } from '#lib/contracts/contract.ts'
import type { Reason } from '#lib/domain/reasons/reason.ts'
import { bilingualSchema, encodeBilingual, whoActsSchema } from './bilingual.ts'

const reasonSchema = z
  .object({
    code: z.string(),
    kind: z.string().meta({ description: 'Natureza do código; o status HTTP decorre dela.' }),
    retryable: z.boolean().meta({ description: 'Se vale a pena repetir sem mudar nada, mais tarde.' }),
    whoActs: whoActsSchema,
    title: bilingualSchema,
    text: bilingualSchema.meta({ description: 'Nomes entre chaves são preenchidos em cada caso.' }),
    nextAction: bilingualSchema,
  })
  .meta({ id: 'Reason' })

export const listReasonsContract = contract({
  name: 'listReasons',
  method: 'GET',
  path: '/reasons',
  tag: 'Referência',
  summary: 'Lista todos os códigos de erro e de recusa',
  access: { kind: 'public' },
  response: z.object({ data: z.array(reasonSchema) }).meta({ id: 'ReasonList' }),
  codes: [],
  encode: (reasons: (Reason & { code: string })[]) => ({
    data: reasons.map(({ code, kind, retryable, whoActs, title, text, nextAction }) => ({
      code,
      kind,
      retryable,
      whoActs,
      title: encodeBilingual(title),
      text: encodeBilingual(text),
      nextAction: encodeBilingual(nextAction),
    })),
  }),
  cacheable: true,
  examples: {
    response: {
      data: [
        {
          code: 'no_balance',
          kind: 'refusal',
          retryable: false,
          whoActs: 'customer',
          title: { 'pt-BR': 'Trabalhador não possui saldo disponível', en: 'No balance' },
          text: {
            'pt-BR': 'Trabalhador não possui saldo disponível para antecipar.',
            en: 'There is no FGTS balance to advance.',
          },
          nextAction: {
            'pt-BR': 'Nada a fazer agora; consulte de novo após novos depósitos.',
            en: 'Nothing to do now; query again after new deposits.',
          },
        },
      ],
    },
  },
})
