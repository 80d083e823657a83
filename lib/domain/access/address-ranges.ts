import ipaddr from 'ipaddr.js'

export const MOST_ADDRESS_RANGES = 50

type Address = ipaddr.IPv4 | ipaddr.IPv6
type Range = readonly [network: Address, bits: number]

const MAPPED_BITS = 96

/**
 * Returns an address or CIDR network in its usual spelling (host part removed, IPv4-mapped IPv6 as IPv4);
 * null for any other text and for networks that contain every address.
 */
export const readAddressRange = (text: string): string | null => {
  const range = rangeOf(text.trim())
  if (!range || range[1] === 0) return null
  const [network, bits] = range
  const address = networkOf(network, bits).toString()
  return bits === bitsOf(network) ? address : `${address}/${bits}`
}

/** Returns whether an address may call. Without ranges (null) all may; an unreadable one is in no list. */
export const isAddressListed = (ranges: readonly string[] | null, address: string): boolean => {
  if (ranges === null) return true
  const caller = readCaller(address)
  if (!caller) return false
  return ranges.some((text) => {
    const range = rangeOf(text)
    return range !== null && range[0].kind() === caller.kind() && caller.match(range[0] as never, range[1])
  })
}

const rangeOf = (text: string): Range | null => {
  const [head = '', tail, ...rest] = text.split('/')
  if (rest.length > 0) return null
  const written = readAddress(head)
  if (!written) return null
  if (tail !== undefined && !/^(0|[1-9]\d{0,2})$/.test(tail)) return null
  const bits = tail === undefined ? bitsOf(written) : Number(tail)
  if (bits > bitsOf(written)) return null
  if (!(written instanceof ipaddr.IPv6) || !written.isIPv4MappedAddress()) return [written, bits]
  return bits < MAPPED_BITS ? null : [written.toIPv4Address(), bits - MAPPED_BITS]
}

const readAddress = (text: string): Address | null => {
  if (ipaddr.IPv4.isValidFourPartDecimal(text)) return ipaddr.IPv4.parse(text)
  return text.includes(':') && !text.includes('%') && ipaddr.IPv6.isValid(text)
    ? ipaddr.IPv6.parse(text)
    : null
}

/** Reads a caller's address: some proxies add a port or brackets, and a link-local address has a zone. */
const readCaller = (text: string): Address | null => {
  const bare = text
    .trim()
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '')
  const address = readAddress(bare)
  return address instanceof ipaddr.IPv6 && address.isIPv4MappedAddress() ? address.toIPv4Address() : address
}

const bitsOf = (address: Address): number => (address.kind() === 'ipv4' ? 32 : 128)

const networkOf = (address: Address, bits: number): Address => {
  const bytes = address.toByteArray().map((byte, index) => {
    const kept = Math.min(8, Math.max(0, bits - index * 8))
    return byte & (0xff << (8 - kept)) & 0xff
  })
  return ipaddr.fromByteArray(bytes)
}
