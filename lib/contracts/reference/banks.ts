import { z } from 'zod'
import { contract } from '#lib/contracts/contract.ts'

type Bank = { id: string; name: string; shortName: string; code: string | null; ispb: string }

const bankSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    shortName: z.string().meta({ description: 'Nome pelo qual a instituição é conhecida.' }),
    code: z
      .string()
      .length(3)
      .nullable()
      .meta({ description: 'Código COMPE com zeros à esquerda, se houver.' }),
    ispb: z.string().length(8).meta({ description: 'Com zeros à esquerda.' }),
  })
  .meta({ id: 'Bank' })

export const listBanksContract = contract({
  name: 'listBanks',
  method: 'GET',
  path: '/banks',
  tag: 'Referência',
  summary: 'Lista os bancos para transferência',
  access: { kind: 'scope', scope: 'any' },
  query: z.object({
    search: z.string().trim().max(120).optional().meta({
      description: 'Começo do código ou do ISPB, ou palavras do nome, com ou sem acento.',
      example: 'itau',
    }),
  }),
  response: z.object({ data: z.array(bankSchema) }).meta({ id: 'BankList' }),
  codes: [],
  encode: (banks: Bank[]) => ({
    data: banks.map(({ id, name, shortName, code, ispb }) => ({ id, name, shortName, code, ispb })),
  }),
  cacheable: true,
  examples: {
    query: { search: 'itau unibanco' },
    response: {
      data: [
        {
          id: 'c30d2ea6-8c7b-80ff-ab2a-7e12449c4d0f',
          name: 'ITAÚ UNIBANCO S.A.',
          shortName: 'Itaú',
          code: '341',
          ispb: '60701190',
        },
      ],
    },
  },
})
