import { isIP } from 'node:net'
import { DomainError } from '#lib/domain/errors.ts'
import { isAddressAllowed } from './guard-address.ts'

export const hostOf = (hostname: string): string => hostname.replace(/^\[|\]$|\.$/g, '')

/**
 * `URL` normalizes decimal, octal and hexadecimal IPv4; guarded-agent checks host names when they resolve.
 * @throws webhook_url_invalid, webhook_url_blocked
 */
export const guardUrl = (text: string): URL => {
  const url = URL.canParse(text) ? new URL(text) : null
  const speaksHttp = url?.protocol === 'http:' || url?.protocol === 'https:'
  if (!url || !speaksHttp || url.username !== '' || url.password !== '' || url.hostname === '') {
    throw new DomainError('webhook_url_invalid')
  }
  const host = hostOf(url.hostname)
  if (isIP(host) !== 0 && !isAddressAllowed(host, host)) throw new DomainError('webhook_url_blocked')
  return url
}
