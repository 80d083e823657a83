import { cookies } from 'next/headers'
import { getEnv } from '#lib/config/env.ts'

/** The encrypted proof of a customer's identity, in one cookie per kind of page. */
export const proofCookie = (page: 'formalization' | 'consent' | 'fix' | 'offer') => {
  const name = `${page}_proof`
  return {
    read: async (): Promise<string | undefined> => (await cookies()).get(name)?.value,
    /** The browser sends the cookie only to the page of this link. */
    keep: async (token: string, { proof, expiresAt }: { proof: string; expiresAt: Date }): Promise<void> => {
      const jar = await cookies()
      jar.set(name, proof, {
        httpOnly: true,
        // The proof-of-life service redirects back from its own site, which `strict` would not allow.
        sameSite: page === 'formalization' ? 'lax' : 'strict',
        secure: getEnv().ORIGIN.startsWith('https:'),
        path: `/${page}/${token}`,
        expires: expiresAt,
      })
    },
  }
}

export type ProofCookie = ReturnType<typeof proofCookie>
