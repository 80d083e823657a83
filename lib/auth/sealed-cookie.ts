import { cookies } from 'next/headers'
import type { z } from 'zod'
import { getEnv } from '#lib/config/env.ts'
import { decrypt, encrypt } from '#lib/config/secrets.ts'

/** Encrypted cookie. With `lax`, browsers send it when an identity provider redirects back to this site. */
export const sealedCookie = <Content>(
  plainName: string,
  { schema, seconds }: { schema: z.ZodType<Content>; seconds: number },
) => {
  const isSecure = () => getEnv().ORIGIN.startsWith('https:')
  // With the `__Host-` prefix, other hosts of the same domain cannot set the cookie.
  const name = () => (isSecure() ? `__Host-${plainName}` : plainName)
  const purpose = `cookie ${plainName}`
  const put = async (value: string, maxAge: number) => {
    const options = { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure(), maxAge } as const
    ;(await cookies()).set(name(), value, options)
  }
  return {
    /** Returns null for a missing or invalid cookie. The caller must check the age of the content. */
    read: async (): Promise<Content | null> => {
      const sealed = (await cookies()).get(name())?.value
      if (sealed === undefined) return null
      try {
        return schema.parse(JSON.parse(decrypt(purpose, sealed)))
      } catch {
        return null
      }
    },
    write: (content: Content) => put(encrypt(purpose, JSON.stringify(content)), seconds),
    clear: () => put('', 0),
  }
}
