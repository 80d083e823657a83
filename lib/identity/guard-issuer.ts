import { DomainError } from '#lib/domain/errors.ts'
import { mayUseHttp } from './may-use-http.ts'

const MOST_LETTERS = 500

/** Checks only the form of the URL; guarded-agent checks the IP address. @throws identity_issuer_invalid */
export const guardIssuer = (text: string): URL => {
  const issuer = text.trim()
  const url = issuer.length <= MOST_LETTERS && URL.canParse(issuer) ? new URL(issuer) : null
  const isPlain =
    url !== null && url.username === '' && url.password === '' && url.search === '' && url.hash === ''
  if (!isPlain || !(url.protocol === 'https:' || mayUseHttp(url)))
    throw new DomainError('identity_issuer_invalid')
  return url
}
