import { sign } from 'node:crypto'
import type { AccessTokenClaims } from '#lib/domain/access/access-token.ts'
import { currentTokenKey } from '#lib/services/applications/signing-keys.ts'

let header: { kid: string; text: string } | undefined

/** Signs a JWT (RFC 9068, ES256) with `node:crypto`, which takes half the time of Web Crypto. */
export const signAccessToken = async (claims: AccessTokenClaims, at: Date): Promise<string> => {
  const key = await currentTokenKey(at)
  if (header?.kid !== key.kid)
    header = { kid: key.kid, text: encoded({ alg: 'ES256', typ: 'at+jwt', kid: key.kid }) }
  const content = `${header.text}.${encoded(claims)}`
  const signature = sign('sha256', Buffer.from(content), { key: key.privateKey, dsaEncoding: 'ieee-p1363' })
  return `${content}.${signature.toString('base64url')}`
}

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
