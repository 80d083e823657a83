import { getEnv } from '#lib/config/env.ts'
import type { PostalAddress } from '#lib/domain/documents/postal-address.ts'
import type { PostalCode } from '#lib/domain/documents/postal-code.ts'
import { requestPostalAddress } from './request-postal-address.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const MOST_KEPT = 5_000

type Kept = { answer: Promise<PostalAddress | null>; untilMs: number }

const kept = new Map<PostalCode, Kept>()

/** Never throws. Answers are cached for a day, failures are not; concurrent lookups share one request. */
export const findPostalAddress = async (code: PostalCode): Promise<PostalAddress | null> => {
  const { CEP_LOOKUP_URL, EMBEDDED } = getEnv()
  if (CEP_LOOKUP_URL === undefined) return (EMBEDDED && SAMPLE_ADDRESSES[code]) || null
  const before = kept.get(code)
  if (before && before.untilMs > performance.now()) return before.answer
  const answer = requestPostalAddress(CEP_LOOKUP_URL, code).then((found) => {
    if (found === 'failed') kept.delete(code)
    return found === 'failed' ? null : found
  })
  keep(code, { answer, untilMs: performance.now() + DAY_MS })
  return answer
}

/** Evicts the oldest answer. */
const keep = (code: PostalCode, entry: Kept) => {
  kept.delete(code)
  kept.set(code, entry)
  const oldest = kept.keys().next().value
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
}

/** Public places, for trying out the embedded mode without a service. */
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
