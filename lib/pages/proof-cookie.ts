import { cookies } from 'next/headers'
import { getEnv } from '#lib/config/env.ts'

/** The encrypted proof of a customer's identity, in one cookie per kind of page. */
export const proofCookie = (page: 'formalization' | 'consent' | 'fix' | 'offer') => {
  const name = `${page}_proof`
  return {
    read: async (): Promise<string | undefined> => (await cookies()).get(name)?.value,
    /** Only the page of this link gets the cookie back. */
    keep: async (token: string, { proof, expiresAt }: { proof: string; expiresAt: Date }): Promise<void> => {
      const jar = await cookies()
      jar.set(name, proof, {
        httpOnly: true,
        // The provider of a proof of life redirects back from its own site.
        sameSite: page === 'formalization' ? 'lax' : 'strict',
        secure: getEnv().ORIGIN.startsWith('https:'),
        path: `/${page}/${token}`,
        expires: expiresAt,
      })
    },
  }
}

export type ProofCookie = ReturnType<typeof proofCookie>
