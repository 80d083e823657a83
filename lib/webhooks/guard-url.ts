import { isIP } from 'node:net'
import { DomainError } from '#lib/domain/errors.ts'
import { isAddressAllowed } from './guard-address.ts'

/** Removes the brackets of an IPv6 address and the trailing dot of a name. */
export const hostOf = (hostname: string): string => hostname.replace(/^\[|\]$|\.$/g, '')

/**
 * Parses the URL of a receiver. The parser normalizes decimal, octal and hexadecimal IPv4; names are checked
 * on resolution (guarded-agent).
 * @throws webhook_url_invalid — not http or https, or with credentials
 * @throws webhook_url_blocked — an IP address that is not allowed
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
