import { cookies } from 'next/headers'
import { getEnv } from '#lib/config/env.ts'

export const proofCookie = (page: 'formalization' | 'consent' | 'fix' | 'offer') => {
  const name = `${page}_proof`
  return {
    read: async (): Promise<string | undefined> => (await cookies()).get(name)?.value,
    keep: async (token: string, { proof, expiresAt }: { proof: string; expiresAt: Date }): Promise<void> => {
      const jar = await cookies()
      jar.set(name, proof, {
        httpOnly: true,
        // `strict` would withhold the cookie on the proof-of-life service's redirect back.
        sameSite: page === 'formalization' ? 'lax' : 'strict',
        secure: getEnv().ORIGIN.startsWith('https:'),
        path: `/${page}/${token}`,
        expires: expiresAt,
      })
    },
  }
}

export type ProofCookie = ReturnType<typeof proofCookie>
