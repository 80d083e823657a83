import type { Day } from '#lib/domain/calendar.ts'

export type ProofOfLifeRequest = {
  /** Our id: a repeated reference is the same check. */
  reference: string
  documentNumber: string
  name: string
  birthDate: Day
  /** Page to which the provider redirects the person afterwards. */
  returnTo: string
}

/** `evidence` is the provider's own reference of the check. */
export type ProofOfLifeResult =
  | { outcome: 'open' | 'failed' }
  | { outcome: 'passed'; checkedAt: Date; evidence: string }

/**
 * A provider that checks, on a page of its own, that a living person is the holder of a CPF. Both calls throw
 * DomainError `proof_of_life_unavailable`.
 */
export type ProofOfLifeProvider = {
  readonly name: string
  /** Opens a check and returns the provider's id of it and the page to redirect the person to. */
  start(request: ProofOfLifeRequest): Promise<{ externalId: string; url: string }>
  /** Returns the outcome of a check so far. */
  result(externalId: string): Promise<ProofOfLifeResult>
}
