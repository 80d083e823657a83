import { cookies } from 'next/headers'
import { getEnv } from '#lib/config/env'

const NAME = 'formalization_proof'

/** The sealed proof that the customer showed who they are; only this link's page gets it back, and no script can read it. */
export const readProof = async (): Promise<string | undefined> => (await cookies()).get(NAME)?.value

/** Keeps a proof until it ends. */
export const keepProof = async (token: string, { proof, expiresAt }: { proof: string; expiresAt: Date }) => {
  const jar = await cookies()
  jar.set(NAME, proof, {
    httpOnly: true,
    sameSite: 'strict',
    secure: getEnv().ORIGIN.startsWith('https:'),
    path: `/formalization/${token}`,
    expires: expiresAt,
  })
}
