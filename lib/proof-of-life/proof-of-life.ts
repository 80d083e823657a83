import type { Day } from '#lib/domain/calendar'

/** The person whose proof of life is asked for. */
export type ProofOfLifeRequest = {
  /** Our id of the check; the same reference twice is the same check. */
  reference: string
  documentNumber: string
  name: string
  birthDate: Day
  /** Where the provider leads the person back to. */
  returnTo: string
}

/** What came of a check; `evidence` is the provider's own reference of it. */
export type ProofOfLifeResult =
  | { outcome: 'open' | 'failed' }
  | { outcome: 'passed'; checkedAt: Date; evidence: string }

/**
 * A provider that checks that a living person is the holder of a CPF, on a page of its own. Both calls throw
 * DomainError `proof_of_life_unavailable`.
 */
export type ProofOfLifeProvider = {
  readonly name: string
  /** Opens a check and returns the provider's id of it and the page the person is led to. */
  start(request: ProofOfLifeRequest): Promise<{ externalId: string; url: string }>
  /** Returns what came of a check so far. */
  result(externalId: string): Promise<ProofOfLifeResult>
}
