import { z } from 'zod'
import { instantOf } from '#lib/config/clock.ts'
import { describeError, logger } from '#lib/config/logger.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { ProofOfLifeProvider } from './proof-of-life.ts'

/** Short, because a customer is waiting for the page. */
const TIMEOUT_MS = 10_000

const startSchema = z.object({
  id: z.string().min(1).max(200),
  url: z.url({ protocol: /^https?$/ }).max(2_000),
})
const resultSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.enum(['open', 'failed']) }),
  z.object({
    outcome: z.literal('passed'),
    checkedAt: z.iso.datetime(),
    evidence: z.string().min(1).max(500),
  }),
])

/** Calls `POST {address}/checks` and `GET {address}/checks/{id}` (docs/operations.md#proof-of-life). */
export const httpProofOfLife = ({
  address,
  token,
}: {
  address: string
  token: string
}): ProofOfLifeProvider => {
  const call = async <T>(path: string, shape: z.ZodType<T>, body?: unknown): Promise<T> => {
    try {
      const answer = await fetch(`${address}${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      if (answer.ok) return shape.parse(await answer.json())
      logger.warn({ status: answer.status }, 'proof of life refused')
    } catch (error) {
      logger.warn(describeError(error), 'proof of life not asked for')
    }
    throw new DomainError('proof_of_life_unavailable')
  }
  return {
    name: new URL(address).host,
    start: async (request) => {
      const { id, url } = await call('/checks', startSchema, request)
      return { externalId: id, url }
    },
    result: async (externalId) => {
      const check = await call(`/checks/${encodeURIComponent(externalId)}`, resultSchema)
      return check.outcome === 'passed' ? { ...check, checkedAt: instantOf(check.checkedAt) } : check
    },
  }
}
