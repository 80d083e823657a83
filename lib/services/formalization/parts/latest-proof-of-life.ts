import type { ProofOfLifeRow } from '#db/queries/formalization/proofs-of-life.ts'

/** Returns the newest check the provider has taken; expects the newest first. */
export const latestProofOfLife = (checks: readonly ProofOfLifeRow[]): ProofOfLifeRow | undefined =>
  checks.find(({ externalId }) => externalId !== null)
