import { z } from 'zod'
import { contract } from '#lib/contracts/contract.ts'

export const getJwksContract = contract({
  name: 'getJwks',
  method: 'GET',
  path: '/.well-known/jwks.json',
  tag: 'Acesso',
  summary: 'Chaves públicas que verificam os tokens',
  description:
    'RFC 7517. Durante uma troca de chaves a nova aparece aqui 10 minutos antes de assinar, e a antiga fica até o fim do último token.',
  access: { kind: 'public' },
  response: z
    .object({
      keys: z.array(
        z
          .looseObject({ kty: z.string(), kid: z.string(), alg: z.string(), use: z.string() })
          .meta({ id: 'JsonWebKey' }),
      ),
    })
    .meta({ id: 'Jwks' }),
  codes: [],
  cacheable: true,
  encode: (jwks: { keys: readonly Record<string, unknown>[] }) => jwks,
  headers: () => ({ 'Cache-Control': 'public, max-age=300' }),
  examples: {
    response: {
      keys: [
        {
          kty: 'EC',
          crv: 'P-256',
          x: 'f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU',
          y: 'x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0',
          kid: 'b3f1c2d4e5a69788',
          alg: 'ES256',
          use: 'sig',
        },
      ],
    },
  },
})
