import { LRUCache } from 'lru-cache'
import { getEnv } from '#lib/config/env.ts'
import type { PostalAddress } from '#lib/domain/documents/postal-address.ts'
import type { PostalCode } from '#lib/domain/documents/postal-code.ts'
import { cityOfPostalCode } from './city-of-postal-code.ts'
import { requestPostalAddress } from './request-postal-address.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const cache = new LRUCache<PostalCode, Promise<PostalAddress | null>>({ max: 5_000, ttl: DAY_MS })

/** Never throws; falls back to city and state from the bundled ranges. Concurrent lookups share a request. */
export const findPostalAddress = async (code: PostalCode): Promise<PostalAddress | null> => {
  const { CEP_LOOKUP_URL, EMBEDDED } = getEnv()
  if (CEP_LOOKUP_URL === undefined) return (EMBEDDED && SAMPLE_ADDRESSES[code]) || cityOfPostalCode(code)
  const cached = cache.get(code)
  if (cached) return cached
  const answer = requestPostalAddress(CEP_LOOKUP_URL, code).then((result) => {
    if (result === 'failed') cache.delete(code)
    return result === 'failed' ? cityOfPostalCode(code) : result
  })
  cache.set(code, answer)
  return answer
}

/** Public places, to try out the embedded mode without a lookup service. */
const SAMPLE_ADDRESSES: Readonly<Record<string, PostalAddress>> = {
  '01001000': { state: 'SP', city: 'São Paulo', neighborhood: 'Sé', street: 'Praça da Sé' },
  '01310100': { state: 'SP', city: 'São Paulo', neighborhood: 'Bela Vista', street: 'Avenida Paulista' },
  '22021001': {
    state: 'RJ',
    city: 'Rio de Janeiro',
    neighborhood: 'Copacabana',
    street: 'Avenida Atlântica',
  },
  '89010025': {
    state: 'SC',
    city: 'Blumenau',
    neighborhood: 'Centro',
    street: 'Rua Doutor Luiz de Freitas Melro',
  },
}
