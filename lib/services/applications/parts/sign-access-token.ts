import { signEs256 } from '#lib/config/es256-signature.ts'
import type { AccessTokenClaims } from '#lib/domain/access/access-token.ts'
import { currentTokenKey } from '#lib/services/applications/signing-keys.ts'

let header: { kid: string; text: string } | undefined

/** Signs a JWT (RFC 9068, ES256). */
export const signAccessToken = async (claims: AccessTokenClaims, at: Date): Promise<string> => {
  const key = await currentTokenKey(at)
  if (header?.kid !== key.kid)
    header = { kid: key.kid, text: encoded({ alg: 'ES256', typ: 'at+jwt', kid: key.kid }) }
  const content = `${header.text}.${encoded(claims)}`
  return `${content}.${signEs256(content, key.privateKey).toString('base64url')}`
}

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
