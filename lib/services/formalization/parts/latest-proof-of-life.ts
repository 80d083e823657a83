import type { ProofOfLifeRow } from '#db/queries/formalization/proofs-of-life.ts'

/** Returns the newest check that the proof-of-life service accepted; expects `checks` newest first. */
export const latestProofOfLife = (checks: readonly ProofOfLifeRow[]): ProofOfLifeRow | undefined =>
  checks.find(({ externalId }) => externalId !== null)
