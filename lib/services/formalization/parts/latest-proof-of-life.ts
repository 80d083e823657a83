import type { ProofOfLifeRow } from '#db/queries/formalization/proofs-of-life.ts'

/** Returns the newest check that was started at the proof-of-life service; expects `checks` newest first. */
export const latestProofOfLife = (checks: readonly ProofOfLifeRow[]): ProofOfLifeRow | undefined =>
  checks.find(({ externalId }) => externalId !== null)
