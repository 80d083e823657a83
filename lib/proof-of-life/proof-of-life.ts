import type { Day } from '#lib/domain/calendar.ts'

export type ProofOfLifeRequest = {
  /** Our id, used as idempotency key: a repeated reference returns the same check. */
  reference: string
  documentNumber: string
  name: string
  birthDate: Day
  returnTo: string
}

/** `evidence` is the provider's reference for the check. */
export type ProofOfLifeResult =
  | { outcome: 'open' | 'failed' }
  | { outcome: 'passed'; checkedAt: Date; evidence: string }

/** Verifies that the holder of a CPF is present and alive. @throws proof_of_life_unavailable */
export type ProofOfLifeProvider = {
  readonly name: string
  start(request: ProofOfLifeRequest): Promise<{ externalId: string; url: string }>
  result(externalId: string): Promise<ProofOfLifeResult>
}
