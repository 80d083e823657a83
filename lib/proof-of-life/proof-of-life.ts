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

/**
 * A provider that verifies on its own page that the holder of a CPF is present and alive. Both calls throw
 * DomainError `proof_of_life_unavailable` on failure.
 */
export type ProofOfLifeProvider = {
  readonly name: string
  /** Returns the provider's id for the check and the page to redirect the person to. */
  start(request: ProofOfLifeRequest): Promise<{ externalId: string; url: string }>
  result(externalId: string): Promise<ProofOfLifeResult>
}
