import { getEnv } from '#lib/config/env.ts'
import { httpProofOfLife } from './http-provider.ts'
import type { ProofOfLifeProvider } from './proof-of-life.ts'

export const proofOfLifeProvider = (): ProofOfLifeProvider | undefined => {
  const { PROOF_OF_LIFE_URL: address, PROOF_OF_LIFE_TOKEN: token } = getEnv()
  return address === undefined || token === undefined ? undefined : httpProofOfLife({ address, token })
}
