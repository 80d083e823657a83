import ipaddr from 'ipaddr.js'
import { getEnv } from '#lib/config/env.ts'

/** Cloud metadata addresses that the range check alone would allow. */
const METADATA = new Set(['fd00:ec2::254', 'fd20:ce::254', '100.100.100.200', '168.63.129.16', '192.0.0.192'])

/** Ranges of internal networks, which only the operator can allow. */
const INSIDE = new Set(['loopback', 'private', 'uniqueLocal', 'carrierGradeNat'])

/** Internal ranges are allowed only in the embedded mode or if `host` is in WEBHOOK_ALLOWED_HOSTS. */
export const isAddressAllowed = (address: string, host: string): boolean => {
  const parsed = readAddress(address)
  if (!parsed || METADATA.has(parsed.toString())) return false
  const range = parsed.range()
  if (range === 'unicast') return true
  const { EMBEDDED, WEBHOOK_ALLOWED_HOSTS } = getEnv()
  return INSIDE.has(range) && (EMBEDDED || WEBHOOK_ALLOWED_HOSTS.includes(host.toLowerCase()))
}

/** Other NAT64 prefixes may place the IPv4 address outside the last 32 bits (RFC 6052 section 2.1). */
const WELL_KNOWN_NAT64 = ipaddr.IPv6.parseCIDR('64:ff9b::/96')

/** Returns null for text that is no address. An IPv4 address inside an IPv6 address is returned as IPv4. */
const readAddress = (text: string): ipaddr.IPv4 | ipaddr.IPv6 | null => {
  if (!ipaddr.isValid(text)) return null
  const parsed = ipaddr.process(text)
  if (!(parsed instanceof ipaddr.IPv6)) return parsed
  const bytes = parsed.toByteArray()
  const isTranslated = parsed.match(WELL_KNOWN_NAT64)
  const hidesIpv4 = isTranslated || bytes.slice(0, 12).every((byte) => byte === 0)
  const isPlain = bytes.slice(0, 15).every((byte) => byte === 0)
  return hidesIpv4 && !isPlain ? new ipaddr.IPv4(bytes.slice(12)) : parsed
}
