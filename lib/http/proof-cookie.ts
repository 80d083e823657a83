import { cookies } from 'next/headers'
import { getEnv } from '#lib/config/env'

/**
 * The cookie of one kind of customer's page: the encrypted proof that the customer showed who they are, out
 * of reach of scripts.
 */
export const proofCookie = (page: 'formalization' | 'consent' | 'fix' | 'offer') => {
  const name = `${page}_proof`
  return {
    read: async (): Promise<string | undefined> => (await cookies()).get(name)?.value,
    /** Keeps a proof until it ends; only this link's page gets it back. */
    keep: async (token: string, { proof, expiresAt }: { proof: string; expiresAt: Date }): Promise<void> => {
      const jar = await cookies()
      jar.set(name, proof, {
        httpOnly: true,
        // The provider of a proof of life leads back to the signing page from a site of its own.
        sameSite: page === 'formalization' ? 'lax' : 'strict',
        secure: getEnv().ORIGIN.startsWith('https:'),
        path: `/${page}/${token}`,
        expires: expiresAt,
      })
    },
  }
}

export type ProofCookie = ReturnType<typeof proofCookie>
